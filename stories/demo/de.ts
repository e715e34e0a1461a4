import { catalogue } from '../../src/catalogue.js';
import { words } from '../../src/words/de/words.js';
import type { Texts } from './texts.js';

export const de: Texts = {
  lang: 'de',
  point: ',',
  title: 'Hourhand: acht Uhren-Patiencen für jede Webseite',
  description:
    'Acht Uhren-Patiencen als Custom Elements: Ein HTML-Tag ist ein ganzes Kartenspiel. Hier lassen sich alle spielen.',
  skip: 'Zu den Spielen',
  otherLanguage: 'English',
  theme: {
    title: 'Aussehen',
    names: {
      '': 'Je Spiel ein eigenes',
      felt: 'Filz',
      wood: 'Holz',
      paper: 'Papier',
      night: 'Nacht',
    },
  },
  scheme: { title: 'Farben', system: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
  hero: {
    title: 'Ein Spiel in einem HTML-Tag',
    short: (code) => `Acht Uhren-Patiencen, jede <a href="${code}">ein Tag</a> für deine Seite`,
    lead: 'Acht Uhren-Patiencen für jede Webseite. Jede ist ein einziges Tag und ohne Weiteres vollständig. Deck eine Karte auf.',
    snippet: 'So kommt „Die Uhr“ auf eine Seite',
    copy: 'Kopieren',
    note: (builder) =>
      `Alle Spiele sind in einem Ordner, <code>hourhand</code>, der neben deiner Seite liegt. <a href="${builder}">Der Baukasten</a> (auf Englisch) schreibt die Zeile für jedes Spiel, auch für WordPress, Markdown und Frameworks.`,
    points: [
      'Mit Maus, Finger, Tasten oder nach Gehör',
      'Deutsch und Englisch, hell und dunkel',
      'Nichts verlässt den Browser',
    ],
  },
  noScript: (game) => `${game} erscheint hier, wenn Skripte erlaubt sind.`,
  howToPlay: 'So geht’s',
  build: 'Auf deine Seite',
  above: 'Oben spielen',
  games: {
    title: 'Acht Spiele',
    lead: 'Manche sind reines Glück, bei manchen zählt fast nur Können. Jedes Spiel auf dieser Seite läuft.',
    sentences: {
      clock:
        'Jede aufgedeckte Karte kommt unter ihre Stunde und deckt dort die nächste auf. Der vierte König hält die Uhr an.',
      watch:
        'Wie „Die Uhr“, mit einer Entscheidung: Der vierte König darf einmal zurück, und du wählst den Stapel, in den er kommt.',
      travellers:
        '„Die Uhr“ in einer Reihe: zwölf Stationen an einer Strecke, darunter der Stapel der Könige. Auch mit 32 Karten.',
      'hide-and-seek':
        'Zwei Reihen von Türen, und jede Karte geht nach Hause. Mit den Assen fängt es an, mit dem vierten ist Schluss.',
      'grandfathers-clock':
        'Alle Karten liegen offen: ein Zifferblatt zum Aufbauen und acht Spalten zum Wegnehmen. Hier lohnt es sich, vorauszudenken.',
      'big-ben':
        'Zwei Kartenspiele und eine Uhr in der Uhr. Fächer aus drei Karten speisen das Zifferblatt, und der Talon füllt ihre Lücken.',
      'german-clock':
        'Am Anfang ist das Zifferblatt leer. Die Farben, die du zuerst spielst, legen die Reihenfolge für jede Stunde fest.',
      'wandering-card':
        'Alle Karten liegen offen auf dreizehn Stapeln. Wer beim Geben auf den eigenen Platz fiel, bricht auf und schickt eine Karte nach der anderen nach Hause.',
    },
  },
  chance: {
    all: 'Jedes Spiel kann aufgehen',
    oneIn: (n) => `1 von ${n} Spielen kann aufgehen`,
    share: (percent) => `${percent} % der Spiele können aufgehen`,
    atLeast: (percent) => `Mindestens ${percent} % der Spiele können aufgehen`,
  },
  day: {
    title: 'Jeden Tag ein Spiel',
    lead: 'Mit <code>deal="daily"</code> bekommen alle am selben Tag dieselben Karten, von Mitternacht bis Mitternacht, wo immer sie wohnen. Wo es etwas zu entscheiden gibt, kann dieses Spiel immer aufgehen.',
    more: 'Der Kalender im Menü des Spiels kennt die Tage davor und deine Serie. Mit einem Datum als <code>deal</code> kommt jeder dieser Tage zurück.',
    game: 'Spiel',
    date: 'Tag',
  },
  odds: {
    title: 'Die wahren Chancen',
    lead: 'Drei haben gespielt: jemand, der alle Karten kennt, sodass niemand öfter gewinnen kann; jemand, der den Tipps des Spiels folgt, die nur sehen, was du siehst; und jemand, der zufällig zieht.',
    game: 'Spiel',
    winnable: 'Kann aufgehen',
    hints: 'Geht mit den Tipps auf',
    random: 'Geht zufällig auf',
    luck: 'Ebenso: Es gibt nichts zu entscheiden',
    exactly: (n) => `genau 1 von ${n}`,
    all: 'für jedes Spiel bewiesen',
    atLeast: 'mindestens',
    note: (deals) =>
      `Übliche Regeln. Was nicht genau ist, wurde an ${deals.join(' bis ')} Spielen gezählt, je nach Spiel und Spielweise; es hat so viele Stellen, wie diese hergeben, und darunter steht, zwischen welchen Werten es zu 95 % liegt. <code>npm run odds</code> zählt von Neuem, und in <code>docs/odds.md</code> stehen alle Regeln und Spielweisen.`,
  },
  page: {
    title: 'Auf deiner Seite',
    lead: 'Ein Framework ist nicht nötig, und mit jedem geht es. Hourhand lädt nichts als seine eigenen Dateien.',
    ways: [
      ['In HTML', 'Ein Modul enthält alle Spiele.', ''],
      [
        'In einem Projekt',
        'Jedes Spiel lässt sich einzeln importieren, mit Typen.',
        "import 'hourhand/clock';\n// oder: jedes Spiel, wenn sein Tag nah ist\nimport 'hourhand/autoloader';",
      ],
      [
        'In einem Skript',
        'Ereignisse steigen auf: Ein Listener hört jedes Spiel.',
        "addEventListener('solitaire-win', (event) => {\n  console.log(event.detail.moveCount);\n});",
      ],
    ],
    builder: 'Zum Baukasten',
  },
  log: {
    title: 'Was die Seite hört',
    empty: 'Mach einen Zug: Hier steht jedes Ereignis eines Spiels.',
    clear: 'Liste leeren',
    explain: 'Das letzte Ereignis steht oben. Jedes lässt sich aufklappen.',
  },
  foot: 'MIT-Lizenz. Hourhand sendet nichts: Spiele und Statistik bleiben in diesem Browser.',
  rules: {
    title: 'So gehen die acht Spiele',
    lead: 'Dieselben Texte stehen im Menü jedes Spiels, mit seinen eingestellten Regeln und einem Beispiel, das von selbst läuft.',
    goal: 'Ziel',
    back: 'Alle Spiele',
    play: 'Spielen',
    keysLead: 'Bei jedem Spiel:',
  },
  script: {
    copied: 'Kopiert',
    select: 'Code markieren und kopieren',
    games: Object.fromEntries(catalogue.map(({ id }) => [id, words.gameName(id)])),
    by: {
      player: 'von Hand',
      method: 'durch eine Methode',
      auto: 'automatisch',
      solution: 'aus der Lösung',
      finish: 'beim Abschließen',
    },
    deal: 'Spiel {deal}',
    again: 'Spiel {deal} von vorn',
    load: 'geladen, bisherige Züge: {moveCount}',
    resume: 'fortgesetzt, bisherige Züge: {moveCount}',
    move: 'Zug {number}, {token}, {by}',
    undo: 'zurück zu Zug {moveCount}',
    hint: 'ein Tipp',
    redo: 'wieder bis Zug {moveCount}',
    win: 'aufgegangen, Züge: {moveCount}',
    loss: 'verloren, Züge: {moveCount}',
    stuck: 'kann nicht mehr aufgehen',
    free: 'kann wieder aufgehen',
    change: '{status}, Züge: {moveCount}',
    status: { playing: 'läuft', won: 'aufgegangen', lost: 'verloren' },
  },
};
