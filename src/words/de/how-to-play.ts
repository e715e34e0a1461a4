import type { Options } from '../../rules/engine.js';
import type { GameGuide, HowToPlayWords } from '../learn-words.js';
import { gameName } from './vocabulary.js';

const UNDER =
  'Die aufgedeckte Karte kommt offen unter den Stapel ihres Werts, eine Sieben also unter den Stapel der Siebenen. Dann wird die oberste Karte dieses Stapels aufgedeckt.';
const LUCK =
  'Zu entscheiden gibt es nichts: Alles hängt vom Mischen ab. Mit „Abspielen“ spielt sich das Spiel von selbst.';
const HOURS =
  'Asse gehören auf 1 Uhr, Zweien auf 2 Uhr und so weiter; Buben auf 11, Damen auf 12 und Könige in die Mitte.';

const fourth = (rank: string): string[] => [
  `Mit ${rank} ist das Spiel zu Ende. Du gewinnst, wenn dann jede Karte offen liegt.`,
];

const guides: Readonly<Record<string, (options: Options) => GameGuide>> = {
  clock: () => ({
    goal: 'Deck alle Karten auf. Mit dem vierten König ist das Spiel zu Ende.',
    table: [
      `Dreizehn Stapel zu vier Karten liegen verdeckt: einer auf jeder Stunde und einer in der Mitte. ${HOURS}`,
      'Zuerst wird die oberste Karte der Mitte aufgedeckt.',
    ],
    moves: [UNDER, LUCK],
    end: fourth('dem vierten König'),
  }),
  watch: () => ({
    goal: 'Deck alle Karten auf. Wenn der vierte König zum zweiten Mal kommt, ist das Spiel zu Ende.',
    table: [
      `Dreizehn Stapel zu vier Karten liegen verdeckt: einer auf jeder Stunde und einer in der Mitte. ${HOURS}`,
      'Zuerst wird die oberste Karte der Mitte aufgedeckt.',
    ],
    moves: [
      UNDER,
      'Der vierte König darf einmal zurück, wenn noch Karten verdeckt sind: Wähl einen Stapel mit verdeckten Karten. Der König kommt verdeckt hinein. Dann wird die oberste Karte dieses Stapels aufgedeckt.',
      'Das ist die einzige Entscheidung im Spiel. Bis dahin spielt es sich mit „Abspielen“ von selbst.',
    ],
    end: [
      'Kommt dieser König noch einmal, ist das Spiel zu Ende. Du gewinnst, wenn dann jede Karte offen liegt.',
      'Du gewinnst auch, wenn der vierte König als allerletzte Karte kommt.',
    ],
  }),
  travellers: ({ deck }) => ({
    goal: 'Deck alle Karten auf. Mit dem vierten König ist das Spiel zu Ende.',
    table: [
      deck === '32'
        ? 'Sieben Stapel zu vier Karten liegen verdeckt der Reihe nach: 7, 8, 9, 10, Bube, Dame und Ass. Am Ende liegt der Stapel der Könige.'
        : 'Zwölf Stapel zu vier Karten liegen verdeckt der Reihe nach, vom Ass bis zur Dame. Am Ende liegt der Stapel der Könige.',
      'Zuerst wird die oberste Karte vom Stapel der Könige aufgedeckt.',
    ],
    moves: [UNDER, LUCK],
    end: fourth('dem vierten König'),
  }),
  'hide-and-seek': () => ({
    goal: 'Deck alle Karten auf. Mit dem vierten Ass ist das Spiel zu Ende.',
    table: [
      'Dreizehn Stapel zu vier Karten liegen verdeckt in zwei Reihen: vom Ass bis zur 7 und von der 8 bis zum König.',
      'Zuerst wird die oberste Karte vom Stapel der Asse aufgedeckt.',
    ],
    moves: [UNDER, LUCK],
    end: fourth('dem vierten Ass'),
  }),
  'grandfathers-clock': () => ({
    goal: 'Leg auf jede Stunde Karten derselben Farbe, bis die oberste Karte die Stunde zeigt.',
    table: [
      'Zwölf Karten bilden die Uhr. Die anderen vierzig liegen offen in acht Spalten.',
      'Buben zeigen 11 Uhr und Damen 12 Uhr.',
    ],
    moves: [
      'Farbe heißt: Kreuz, Karo, Herz oder Pik. Es geht nicht um Rot und Schwarz.',
      'Die letzte Karte einer Spalte darf auf die Uhr, wenn sie dort als Nächstes kommt: Auf Herz-Sechs kommt Herz-Sieben. Auf den König kommt das Ass.',
      'Sie darf auch an eine andere Spalte, wenn deren letzte Karte um eins höher ist. Die Farbe ist dort egal.',
      'Auf eine leere Spalte darf jede Karte.',
      'Du bewegst immer nur eine Karte. Was auf der Uhr liegt, bleibt dort.',
    ],
    end: [
      'Du gewinnst, wenn alle zwölf Stunden stimmen und die Spalten leer sind.',
      'Du verlierst, wenn kein Zug mehr möglich ist.',
    ],
  }),
  'big-ben': () => ({
    goal: 'Leg auf jede Stunde Karten derselben Farbe, bis die oberste Karte die Stunde zeigt.',
    table: [
      'Du spielst mit zwei Kartenspielen. Der innere Kreis aus zwölf Karten ist die Uhr. Darum liegen zwölf Fächer aus je drei Karten, die du alle siehst. Die anderen 56 Karten sind der Talon, ein verdeckter Stapel.',
      'Buben zeigen 11 Uhr und Damen 12 Uhr.',
    ],
    moves: [
      'Farbe heißt: Kreuz, Karo, Herz oder Pik. Es geht nicht um Rot und Schwarz.',
      'Die oberste Karte eines Fächers darf auf die Uhr, wenn sie dort als Nächstes kommt: Auf Herz-Sechs kommt Herz-Sieben. Auf den König kommt das Ass.',
      'Sie darf auch auf einen anderen Fächer, wenn dessen oberste Karte um eins höher ist und dieselbe Farbe hat. Ein König passt auf ein Ass.',
      'Ein Fächer mit weniger als drei Karten hat Lücken. Der Talon füllt alle Lücken auf einmal. Du entscheidest, wann.',
      'Hat kein Fächer eine Lücke, deckt der Talon Karten auf den Ablagestapel auf, immer nur eine. Die oberste Karte dort darf auf die Uhr oder auf einen Fächer.',
    ],
    end: [
      'Du gewinnst, wenn alle zwölf Stunden stimmen und alle Karten auf der Uhr liegen.',
      'Du verlierst, wenn der Talon leer ist und kein Zug mehr möglich ist.',
    ],
  }),
  'german-clock': () => ({
    goal: 'Bring auf jede Stunde vier Karten, alle in derselben Reihenfolge der Farben.',
    table: ['Die Uhr ist leer. Alle 52 Karten liegen im Talon, einem verdeckten Stapel.', HOURS],
    moves: [
      'Farbe heißt: Kreuz, Karo, Herz oder Pik.',
      'Deck immer eine Karte vom Talon auf. Sie kommt offen auf den Ablagestapel. Von dort darf sie auf ihre Stunde, wenn ihre Farbe dort als Nächste kommt.',
      'Die erste Karte, die du auf die Uhr legst, bestimmt die erste Farbe für alle Stapel. Ist sie rot, wird die zweite Farbe schwarz; ist sie schwarz, wird die zweite rot. Welche, bestimmt die erste Karte, die irgendwo als zweite liegt. Danach wechseln Rot und Schwarz weiter.',
      'Eine passende Karte musst du nicht spielen. Gib acht: Wenn du eine übersiehst, sagt es dir nur ein Tipp.',
      'Ist der Talon leer, beginnt ein neuer Durchgang, wenn noch einer erlaubt ist: Der Ablagestapel wird umgedreht und ist wieder der Talon.',
    ],
    end: [
      'Du gewinnst, wenn alle 52 Karten auf der Uhr liegen.',
      'Du verlierst, wenn der letzte Durchgang vorbei ist und die oberste Karte des Ablagestapels nicht passt.',
    ],
  }),
  'wandering-card': ({ 'count-first-row': first }) => ({
    goal: 'Bring jede Karte zum Stapel ihres Werts.',
    table: [
      `Dreizehn Stapel liegen offen: einer auf jeder Stunde und einer in der Mitte. ${HOURS}`,
      `Ausgelegt wird in vier Reihen zu dreizehn Karten, von 1 Uhr bis zur Mitte, und dabei vom Ass bis zum König gezählt. ${
        first === 'true' ? 'Fällt eine Karte' : 'Fällt von der zweiten Reihe an eine Karte'
      } auf den Platz ihres Werts, wird sie beiseitegelegt; ihr Platz in der Reihe bleibt leer.`,
    ],
    moves: [
      'Die zuletzt beiseitegelegte Karte beginnt zu wandern: Sie kommt unter den Stapel ihres Werts. Dann wandert die oberste Karte dieses Stapels ebenso weiter.',
      'Sind alle Karten dieses Stapels von seinem Wert, beginnt die nächste beiseitegelegte Karte zu wandern.',
      LUCK,
    ],
    end: [
      'Das Spiel ist zu Ende, wenn keine Karte mehr wandern kann. Du gewinnst, wenn dann auf jedem Stapel seine vier Karten liegen.',
      'Wurde keine Karte beiseitegelegt, ist es von Anfang an verloren.',
    ],
  }),
};

const options: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'in-place': {
    false: 'Jede Karte muss aufgedeckt werden, auch wenn sie schon beim Stapel ihres Werts liegt.',
    true: 'Du gewinnst auch, wenn jede noch verdeckte Karte beim Stapel ihres Werts liegt.',
  },
  'king-returns': {
    bottom: 'Der zurückgelegte König wird die unterste verdeckte Karte des gewählten Stapels.',
    top: 'Der zurückgelegte König wird die oberste verdeckte Karte des gewählten Stapels.',
  },
  deck: {
    '52': 'Gespielt wird mit allen 52 Karten.',
    '32': 'Gespielt wird mit 32 Karten: von der Sieben bis zum Ass.',
  },
  'count-first-row': {
    false: 'Gezählt wird von der zweiten Reihe an: Die erste bleibt liegen, wie sie fällt.',
    true: 'Auch die erste Reihe zählt: Fällt dort eine Karte auf ihren Platz, wird sie beiseitegelegt.',
  },
  'tableau-wrap': {
    'king-on-ace': 'In den Spalten darf ein König an ein Ass.',
    none: 'In den Spalten darf an ein Ass nichts.',
  },
  'gap-build': {
    never: 'An einen Fächer mit Lücken darf nichts angelegt werden: Er wartet auf den Talon.',
    nonempty:
      'An einen Fächer mit einer oder zwei Karten darf angelegt werden; ein leerer wartet auf den Talon.',
    any: 'An einen Fächer mit einer oder zwei Karten darf angelegt werden, und ein leerer nimmt jede Karte.',
  },
  'fill-start': {
    '12': 'Das Füllen beginnt bei 12 Uhr und geht im Uhrzeigersinn weiter.',
    '1': 'Das Füllen beginnt bei 1 Uhr und geht im Uhrzeigersinn weiter.',
  },
  'fill-order': {
    rounds: 'Beim Füllen bekommt reihum jeder Fächer eine Karte, bis alle voll sind.',
    piles: 'Beim Füllen wird jeder Fächer voll, bevor der nächste an die Reihe kommt.',
  },
  redeals: {
    '0': 'Der Ablagestapel wird nicht umgedreht: Es gibt einen einzigen Durchgang.',
    '1': 'Ist der Talon leer, darf der Ablagestapel einmal umgedreht werden.',
    '2': 'Ist der Talon leer, darf der Ablagestapel umgedreht werden, insgesamt zweimal.',
  },
};

/** How each game is played, in German. */
export const howToPlay: HowToPlayWords = {
  title: (game) => `So geht ${gameName(game)}`,
  table: 'Die Auslage',
  moves: 'Die Züge',
  end: 'Das Ende',
  options: 'Die Regeln hier',
  odds: 'Deine Chancen',
  keys: 'Tasten',
  example: {
    title: 'Ein Beispiel',
    begins: 'So beginnt ein Spiel.',
    ends: 'Das war das Beispiel.',
    back: 'Voriger Zug',
    next: 'Nächster Zug',
    play: 'Abspielen',
    pause: 'Pause',
    again: 'Noch einmal',
  },
  touch: {
    title: 'Mit dem Finger',
    lines: [
      'Tipp eine Karte an, um sie zu spielen, oder zieh sie.',
      'Um sie nach oben oder unten zu ziehen, halte sie erst einen Augenblick: Sonst scrollt die Seite.',
      'Halte einen Stapel etwas länger, um alle seine Karten anzusehen.',
    ],
  },
  game: (game, chosen) => guides[game]?.(chosen),
  option: (name, value) => options[name]?.[value] ?? `${name}: ${value}`,
  keyLines: [
    [['Tab'], 'Zum Spieltisch und weiter zu den Knöpfen'],
    [['Pfeile'], 'Zum nächsten Stapel in dieser Richtung'],
    [['Bild auf', 'Bild ab'], 'Zum Stapel davor oder danach; auf der Uhr im Kreis'],
    [['Pos1', 'Ende'], 'Zum ersten Stapel, zum letzten'],
    [
      ['Enter'],
      'Karte spielen oder, wenn sie auf mehrere Stapel passt, aufnehmen; dann ablegen, wo der Fokus ist',
    ],
    [['Esc'], 'Karte zurücklegen'],
  ],
  shortcuts: [
    [['1', '…', '9', '0', 'ß', '´'], 'Zu einer Stunde, von 1 bis 12'],
    [['L'], 'Alle Karten eines Stapels ansehen'],
    [['D'], 'Hören, was in einem Stapel liegt'],
    [['.', ','], 'Die nächste Karte darunter oder darüber hören'],
    [['W'], 'Hören, was dort als Nächstes passt'],
    [['M'], 'Die möglichen Züge hören'],
    [['R'], 'Die letzten Worte noch einmal hören'],
    [['?'], 'Die Tasten hören'],
  ],
  centreShortcuts: [[['C'], 'Zur Mitte']],
  stockShortcuts: [[['S'], 'Zum Talon; noch einmal: zum Ablagestapel']],
};
