import type { Luck, StatisticsWords } from '../statistics-words.js';
import { takes } from './formats.js';
import { decimal, gameName, percent } from './vocabulary.js';

const games = (count: number): string => (count === 1 ? '1 Spiel' : `${count} Spiele`);

/** One decimal for small numbers: 3,2 of 41. */
const about = (value: number): string => decimal(value.toFixed(value < 99.5 ? 1 : 0));

function luck({ games: count, won, chances }: Luck): string {
  const { share, noChoices, sure } = chances;
  const deals = count === 1 ? '1 Spiel' : `${count} Spielen`;
  const expected = share * count;
  if (!noChoices) {
    const best = `${sure ? '' : 'mindestens '}${about(expected)}`;
    return `Du hast ${won} von ${deals} gewonnen. Bei bestem Spiel wären es ${best}: Das ist eine Grenze und keine Frage des Glücks.`;
  }
  const spread = Math.sqrt(expected * (1 - share));
  const off = (won - expected) / (spread || 1);
  const much = Math.abs(off) > 2 ? 'viel ' : '';
  const how = Math.abs(off) < 1 ? 'etwa der Durchschnitt' : `${much}${off > 0 ? 'Glück' : 'Pech'}`;
  return `${won} von ${deals} gewonnen, zu erwarten wären ${about(expected)}: ${how}.`;
}

/** The options of a game and their values, as far as they are not numbers. */
const OPTIONS: Readonly<Record<string, string>> = {
  'in-place': 'Karten an ihrem Platz zählen',
  'king-returns': 'König kehrt zurück:',
  'king-returns.bottom': 'unten',
  'king-returns.top': 'oben',
  'count-first-row': 'erste Reihe zählt mit',
  deck: 'Kartenzahl',
  'gap-build': 'Anlegen trotz Lücken:',
  'gap-build.never': 'nie',
  'gap-build.nonempty': 'außer auf leere Fächer',
  'gap-build.any': 'immer',
  'fill-start': 'Füllen ab Stunde',
  'fill-order': 'Füllen:',
  'fill-order.rounds': 'reihum',
  'fill-order.piles': 'Fächer für Fächer',
  redeals: 'weitere Durchgänge:',
  'tableau-wrap': 'König auf Ass:',
  'tableau-wrap.king-on-ace': 'ja',
  'tableau-wrap.none': 'nein',
};

export const statistics: StatisticsWords = {
  title: 'Statistik',
  played: 'Spiele',
  won: 'Gewonnen',
  streak: 'Aktuelle Serie',
  bestStreak: 'Beste Serie',
  bestTime: 'Beste Zeit',
  fewestMoves: 'Wenigste Züge',
  none: 'Noch nichts hier: Deine Spiele werden hier gezählt.',
  toBoard: 'Spielen',
  begun: 'Noch nichts hier: Dieses Spiel zählt, wenn es endet.',
  newer:
    'Eine neuere Version dieses Spiels hat hier Ergebnisse gespeichert: Sie bleiben, wie sie sind. Was du jetzt spielst, zählt nur, bis die Seite geschlossen wird.',
  choose: 'Regeln',
  rules(game, options) {
    if (game === '*') return 'Andere Regeln';
    const chosen = options.split('_').flatMap((option) => {
      const [name = '', value] = option.split(/\.(.*)/s);
      if (!value || value === 'false') return [];
      // A page’s own game has names of its own.
      const said = OPTIONS[name] ?? name.replaceAll('-', ' ');
      return value === 'true' ? said : `${said} ${OPTIONS[option] ?? value.replaceAll('-', ' ')}`;
    });
    return [gameName(game), ...chosen].join(', ');
  },
  share: (won, played) =>
    played === 0 ? '0' : `${won} (${percent(Math.round((won / played) * 100))})`,
  par: (fewest) => `mindestens nötig: ${fewest}`,
  afterLoss: (count) =>
    `${games(count)} nach einer Niederlage gewonnen, durch Zurücknehmen oder von vorn.`,
  notCounted: (count) => `${games(count)} nicht gezählt.`,
  luck,
  chart: {
    wins: 'Deine Siege',
    expected: 'Erwartet',
    likely: 'Üblicher Bereich',
    ceiling: 'Höchstens möglich',
  },
  howItCounts: 'Zählweise',
  howLines: [
    'Ein Spiel zählt ab deinem ersten Zug. Auch automatische Züge zählen.',
    'Jede Auslage zählt einmal, wie oft du auch Züge zurücknimmst, wiederholst oder von vorn beginnst. Gewinnst du nach einer Niederlage, ist es ein Sieg.',
    'Beginnst du ein anderes Spiel, gilt ein unfertiges als verloren, außer du holst es zurück und gewinnst es.',
    'Ein Spiel zählt nicht, wenn seine Lösung vor dem Ende gezeigt wurde, wenn es geladen wurde oder wenn die Seite die Karten bestimmt hat.',
    'Nur zufällige Spiele und solche des Tages werden mit der Gewinnchance verglichen: keine, die gewählt wurden oder sicher zu gewinnen sind.',
    'Zeiten und Züge sind die des ersten Sieges mit einer Auslage.',
    'Die Spielzeit zählt in jedem Spiel, solange die Seite zu sehen ist.',
  ],
  allGames: 'Alle Spiele',
  back: 'Zurück zu diesem Spiel',
  time: 'Spielzeit',
  local: 'Deine Ergebnisse bleiben in diesem Browser. Nichts wird verschickt.',
  notStored:
    'Dieser Browser speichert die Ergebnisse nicht: Sie bleiben, bis die Seite geschlossen wird.',
  damaged: 'Frühere Ergebnisse waren beschädigt. Ihre letzte gute Kopie lässt sich zurückholen.',
  restore: 'Zurückholen',
  restored: 'Zurückgeholt.',
  export: 'Exportieren',
  exported: 'Alle Ergebnisse als Text, zur Sicherung oder für einen anderen Browser:',
  copy: 'Kopieren',
  copied: 'Kopiert.',
  notCopied:
    'Der Browser lässt das Kopieren nicht zu: Der Text ist markiert, du kannst ihn von Hand kopieren.',
  saveFile: 'Als Datei sichern',
  import: 'Importieren',
  importHere: 'Füge exportierte Ergebnisse ein oder wähle eine Datei:',
  chooseFile: 'Datei wählen',
  check: 'Weiter',
  found: (played, count) =>
    `${games(played)} gefunden${count > 1 ? `, mit ${count} Regelvarianten` : ''}. Zu deinen Ergebnissen hinzufügen oder sie ersetzen?`,
  sameSource:
    'Einige dieser Spiele sind hier schon gezählt, deshalb lassen sie sich nicht hinzufügen. Sie können deine Ergebnisse ersetzen.',
  merge: 'Hinzufügen',
  replace: 'Ersetzen',
  noResults: 'In diesem Text sind keine Ergebnisse.',
  imported: 'Importiert.',
  erase: 'Löschen',
  eraseAll:
    'Die Ergebnisse aller Spiele in diesem Browser löschen? Das lässt sich nicht rückgängig machen.',
  eraseYes: 'Alles löschen',
  erased: 'Gelöscht.',
  cancel: 'Abbrechen',
  fault({ code, where, takes: expected }) {
    switch (code) {
      case 'too-long':
        return 'Dieser Text ist zu lang für exportierte Ergebnisse.';
      case 'truncated':
        return 'Das Ende des Textes fehlt: Kopiere ihn noch einmal, von der ersten Klammer bis zur letzten.';
      case 'newer-version':
        return 'Das wurde mit einer neueren Version des Spiels exportiert; diese Version kann es nicht lesen.';
      case 'missing-field':
        return `Nichts wurde importiert: ${where} fehlt.`;
      case 'unknown-field':
        return `Nichts wurde importiert: ${where} gehört nicht dorthin, sondern nur: ${expected}.`;
      case 'bad-value':
        return `Nichts wurde importiert: ${where} ist falsch. Erwartet wird: ${takes(expected)}.`;
      case 'not-statistics':
        return 'Dieser Text wurde nicht hier exportiert: Exportierte Ergebnisse beginnen mit {"hourhand-statistics".';
    }
  },
};
