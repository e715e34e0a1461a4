import type { SettingWords } from '../settings-words.js';

export const settings: SettingWords = {
  title: 'Einstellungen',
  note: 'Sie gelten für alle Uhr-Patiencen dieser Website.',
  allGames: 'Alle Spiele',
  nextGame: 'Was ausgeteilt wird und nach welchen Regeln, gilt ab dem nächsten neuen Spiel.',
  damaged: 'Frühere Einstellungen waren beschädigt. Ihre letzte gute Kopie lässt sich zurückholen.',
  restore: 'Zurückholen',
  restored: 'Zurückgeholt.',
  notStored: 'Diese Seite speichert nichts: Deine Einstellungen gelten, bis du sie schließt.',
  unsaved:
    'Deine Einstellungen lassen sich nicht speichern: Sie gelten, bis diese Seite geschlossen wird.',
  forget: 'Alles vergessen',
  forgetAll:
    'Einstellungen, Ergebnisse und gespeicherte Spiele aller Uhr-Patiencen dieser Website vergessen? Das lässt sich nicht rückgängig machen.',
  forgetYes: 'Vergessen',
  forgotten:
    'Alles ist vergessen. Das Spiel auf dem Tisch wird mit deinem nächsten Zug wieder gespeichert.',
  notForgotten: 'Dieser Browser lässt die Seite nichts löschen.',
  cancel: 'Abbrechen',
  names: {
    // Of one game.
    deal: {
      '': 'Ausgeteilt wird',
      random: 'Beliebiges',
      winnable: 'Lösbares',
      daily: 'Erst das heutige',
    },
    difficulty: {
      '': 'Schwierigkeit',
      any: 'Beliebig',
      easy: 'Leicht',
      medium: 'Mittel',
      hard: 'Schwer',
      rising: 'Montags leicht, am Wochenende schwer',
    },
    'auto-move': {
      '': 'Automatische Züge',
      none: 'Keine',
      forced: 'Erzwungene',
      safe: 'Auch sichere',
    },
    'in-place': { '': 'Leichter: Verdeckte Karten auf dem richtigen Stapel zählen' },
    'king-returns': {
      '': 'Der vierte König kommt',
      bottom: 'Nach unten',
      top: 'Nach oben',
    },
    deck: { '': 'Blatt', '52': '52 Karten', '32': '32 Karten' },
    'tableau-wrap': {
      '': 'König auf Ass',
      'king-on-ace': 'Erlaubt',
      none: 'Nicht erlaubt',
    },
    redeals: { '': 'Weitere Durchgänge', '0': 'Keiner', '1': 'Einer', '2': 'Zwei' },
    'gap-build': {
      '': 'Anlegen an Fächer mit Lücken',
      never: 'Nicht erlaubt',
      nonempty: 'Außer an leere',
      any: 'Erlaubt',
    },
    'fill-start': { '': 'Auffüllen beginnt bei', '12': '12 Uhr', '1': '1 Uhr' },
    'fill-order': {
      '': 'Lücken auffüllen',
      rounds: 'Reihum',
      piles: 'Fächerweise',
    },
    'count-first-row': { '': 'Erste Reihe zählt mit' },
    // Of all games.
    theme: {
      '': 'Aussehen',
      page: 'Wie die Seite',
      felt: 'Filz',
      wood: 'Holz',
      paper: 'Papier',
      night: 'Nacht',
    },
    large: { '': 'Große Eckzeichen' },
    'four-color': { '': 'Vierfarbiges Blatt' },
    'double-tap': { '': 'Doppeltipp spielt', foundation: 'Aufs Ziel', column: 'Auf eine Spalte' },
    timer: { '': 'Zeit anzeigen' },
    hand: { '': 'Bevorzugte Hand', right: 'Rechts', left: 'Links' },
    speed: {
      '': 'Tempo',
      slow: 'Langsam',
      normal: 'Normal',
      fast: 'Schnell',
      instant: 'Sofort',
    },
    sound: { '': 'Ton' },
    keys: {
      '': 'Tasten',
      on: 'Mit Buchstaben und Ziffern',
      off: 'Ohne Buchstaben und Ziffern',
      scan: 'Scanning: ein oder zwei Taster',
    },
    'scan-pace': {
      '': 'Scanning geht weiter',
      '1': 'Jede Sekunde',
      '2': 'Alle 2 Sekunden',
      '3': 'Alle 3 Sekunden',
      '5': 'Alle 5 Sekunden',
      '8': 'Alle 8 Sekunden',
      switch: 'Mit einem zweiten Taster',
    },
    verbosity: { '': 'Ansagen', full: 'Ganze Sätze', brief: 'Kurze Sätze' },
  },
};
