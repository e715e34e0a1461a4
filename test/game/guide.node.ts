/** What a player is told who doesn't know a game, and where there is something to decide. */
import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { type Heard, nextCommands, type Play } from '../../src/game/index.js';
import { Guide } from '../../src/game/features/guide/index.js';
import { easyMove, games } from '../../src/rules/index.js';
import { en } from '../../src/words/index.js';
import { watchReturn } from '../elements/lines.js';
import { knowGames } from '../support/known.js';
import { Memory, sitDown } from '../support/tables.js';
import { until } from '../support/until.js';

const KEY = 'hourhand.known';

const says = (play: Play, sentence: RegExp): Promise<void> =>
  until(
    () => sentence.test(play.message),
    () => `“${play.message}” is ${sentence}`,
  );

/** Everything that the guide needs has been loaded. */
async function loaded(): Promise<void> {
  await import('../../src/game/features/guide/guide.js');
  for (let i = 0; i < 20; i++) await new Promise((next) => setTimeout(next));
}

/** Makes the move that a listener would be told of first. */
function playFirst(play: Play): void {
  const [move] = play.session.moves;
  play.play(move!);
}

describe('a player who doesn’t know a game', () => {
  beforeEach(() => knowGames(''));

  for (const id of Object.keys(games)) {
    it(`${id}: is told the goal and what to do next, and after some moves no more`, async () => {
      const { play } = sitDown(id, { deal: 8 });
      await says(play, /\. (Play|Pick up|Turn up|Fill) .+\.$/);
      const { game, options } = play.session.rules;
      const { goal } = (await en.more()).more.howToPlay.game(game, options)!;
      assert.ok(play.message.startsWith(`${goal} `), play.message);
      assert.doesNotMatch(play.message, /undefined/);
      assert.deepEqual(nextCommands(play), ['howToPlay']);
      for (let i = 1; i <= 10 && play.status === 'playing'; i++) {
        playFirst(play);
        await loaded();
        const opened = /Every pile|has a gap|have gaps|is empty|are empty/.test(play.message);
        const next = opened || /^(Play|Pick up|Turn up|Fill) .*\.$/.test(play.message);
        if (play.status !== 'playing') break;
        if (i < 3) assert.ok(next, `${i}: ${play.message}`);
        else if (i === 10 && !/stock/.test(play.message)) assert.ok(!next || opened, play.message);
        assert.deepEqual(nextCommands(play), []);
      }
    });
  }

  it('is told once that these were all the lessons, and not in a later game', async () => {
    const { play } = sitDown('clock', { deal: 70 });
    const said: string[] = [];
    for (let i = 0; i < 8; i++) {
      await loaded();
      said.push(play.message);
      playFirst(play);
    }
    const END = 'You know the moves; How to play is in the menu.';
    assert.deepEqual(
      said.map((text) => text === END),
      [false, false, false, true, false, false, false, false],
      said.join('\n'),
    );
    play.newGame(71, 'player');
    for (let i = 0; i < 6; i++) {
      await loaded();
      assert.notEqual(play.message, END);
      playFirst(play);
    }
  });

  it('who has made other moves than were told is not said to know them, also if one was told', async () => {
    for (const followed of [0, 1]) {
      knowGames('');
      const { play } = sitDown('grandfathers-clock', { deal: 3 });
      const said: string[] = [];
      for (let made = 0; made < followed + 3; made++) {
        await loaded();
        const { rules, state, moves } = play.session;
        const told = easyMove(rules, state)!.token;
        const isOther = ({ token }: { token: string }): boolean =>
          token !== told && /^c\d-c\d$/.test(token);
        play.play(made < followed ? told : moves.find(isOther)!.token);
        await loaded();
        said.push(play.message);
      }
      assert.equal(said.at(-1), 'How to play is in the menu.', said.join('\n'));
    }
  });

  it('is not told that the lessons are over by an undo, which has its own message', async () => {
    const { play } = sitDown('clock', { deal: 70 });
    await loaded();
    // Moves of a page: the lesson waits for the player.
    while (play.status === 'playing') play.session.play(play.session.moves[0]!.token, 'method');
    await loaded();
    play.command('undo');
    await loaded();
    assert.match(play.message, /^Undid 1 move/);
  });

  it('is told it with the next move, if the last lesson leads to something else', async () => {
    const { play } = sitDown('german-clock', { deal: 103 });
    const said: string[] = [];
    for (const token of ['stock-waste', 'stock-waste', 'stock-waste', 'stock-waste']) {
      await loaded();
      play.play(token);
      await loaded();
      said.push(play.message);
    }
    // The card that was to be played has been passed over.
    const ends = said.filter((text) => /How to play is in the menu\.$/.test(text));
    assert.deepEqual(ends, ['How to play is in the menu.'], said.join('\n'));
  });

  it('goes on with the lessons while only the stock is turned up, and after a suit has been chosen', async () => {
    const { play } = sitDown('german-clock', { deal: 103 });
    const said: string[] = [];
    const follow = async (): Promise<void> => {
      await loaded();
      const { rules, state } = play.session;
      play.play(easyMove(rules, state)!.token);
      await loaded();
      said.push(play.message);
    };
    const placed = (): number =>
      play.session.history.tokens.filter((token) => /^waste-h/.test(token)).length;
    const isOver = (): boolean => /^You know the moves/.test(said.at(-1) ?? '');
    while (!isOver() && said.length < 20) await follow();
    assert.ok(isOver() && placed() >= 2, said.join('\n'));
    const orders = said.filter((text) => /^Every pile takes/.test(text));
    assert.ok(orders.length > 0);
    for (const text of orders) assert.match(text, /\. (Play|Turn up) .+\.$/);
  });

  it('hears the first time what an empty stock is good for, and once', async () => {
    const { play } = sitDown('german-clock', { deal: 103 });
    const REDEAL = /^The stock is empty\. Turn the waste over: then it is the stock again\.$/;
    const told: number[] = [];
    for (let made = 1; made <= 106; made++) {
      const token = play.session.moves.find((one) => /stock/.test(one.token))?.token;
      if (!token) break;
      play.play(token);
      await loaded();
      if (REDEAL.test(play.message)) told.push(made);
    }
    assert.deepEqual(told, [52]);
  });

  it('hears only that it is lost if no move is legal from the beginning', async () => {
    const { play } = sitDown('wandering-card', { deal: 7 });
    await says(play, /^No card was laid aside, so none can wander\.$/);
    await loaded();
    assert.equal(play.message, 'No card was laid aside, so none can wander.');
    assert.deepEqual(nextCommands(play), ['why', 'newGame']);
  });

  it('knows it from the first own move on, in this browser', async () => {
    const storage = new Memory();
    const first = sitDown('clock', { deal: 70, storage }).play;
    await says(first, / Play the king/);
    assert.ok(!storage.entries.has(KEY), 'nothing is written before the first move');
    playFirst(first);
    await until(
      () => storage.entries.get(KEY) === 'clock',
      () => `${storage.entries.get(KEY)}`,
    );
    first.newGame(71, 'player');
    await loaded();
    assert.equal(first.message, 'Clock: deal 71.');
    // Another game is another matter, and another page remembers this one.
    knowGames('');
    const watch = sitDown('watch', { deal: 70, storage }).play;
    await says(watch, / Play the king/);
    playFirst(watch);
    await until(
      () => storage.entries.get(KEY) === 'clock watch',
      () => `${storage.entries.get(KEY)}`,
    );
    knowGames('');
    const later = sitDown('clock', { deal: 70, storage }).play;
    await loaded();
    assert.equal(later.message, 'Clock: deal 70.');
    assert.deepEqual(nextCommands(later), []);
  });

  it('without a storage, knows it until the page is closed', async () => {
    const storage = new Memory();
    storage.error = new Error('no storage here');
    const { play } = sitDown('clock', { deal: 70, storage });
    await says(play, / Play the king/);
    playFirst(play);
    await says(play, /^Play the (?!king)/);
    play.newGame(71, 'player');
    await loaded();
    assert.equal(play.message, 'Clock: deal 71.');
  });

  it('is told nothing about moves of the page', async () => {
    const { play } = sitDown('clock', { deal: 70 });
    await says(play, / Play the king/);
    play.session.play(play.session.moves[0]!, 'method');
    await loaded();
    assert.match(play.message, /^[\w ]+; turned the [\w ]+\.$/);
    play.newGame(71, 'method');
    await says(play, / Play the /);
  });
});

describe('a decision', () => {
  beforeEach(() => knowGames());

  function watchAtReturn(): Play {
    const { play } = sitDown('watch', { deal: watchReturn.deal });
    for (let i = 0; i < watchReturn.before; i++) playFirst(play);
    return play;
  }

  it('Watch: the fourth king asks for a pile, after the move and for Play', async () => {
    const play = watchAtReturn();
    await says(play, /^That is the fourth king: choose a pile/);
    play.messages.say('noHint');
    play.command('play');
    await says(play, /^That is the fourth king: choose a pile/);
    play.session.play(`turned-${watchReturn.won}`, 'player');
    await loaded();
    assert.doesNotMatch(play.message, /choose/);
    // Back to it by undo, and it is asked for again.
    play.command('undo');
    await says(play, /^That is the fourth king/);
  });

  it('Watch: automatic play that stops there says why', async () => {
    const { play } = sitDown('watch', { deal: watchReturn.deal });
    for (let i = 0; i < watchReturn.before; i++) {
      play.session.play(play.session.moves[0]!, 'auto');
    }
    await says(play, /That is the fourth king: choose a pile/);
  });

  it('Big Ben: gaps that the stock can fill are told once, until they are filled', async () => {
    const { play } = sitDown('big-ben', { deal: 2919 });
    const fromFan = (): string =>
      play.session.moves.find(({ token }) => /^f\d+-/.test(token))!.token;
    play.session.play(fromFan(), 'player');
    await says(play, /^The fan at \d+ o’clock has a gap: the stock fills it, now or later/);
    play.session.play(fromFan(), 'player');
    await loaded();
    assert.doesNotMatch(play.message, /the stock fills/);
    play.session.play(
      play.session.moves.find(({ token }) => /^stock-f/.test(token))!,
      'player',
    );
    await loaded();
    assert.match(play.message, /^Filled the gaps/);
    assert.doesNotMatch(play.message, /the stock fills/);
  });

  it('German Clock: a suit that is opened is told, with what follows from it', async () => {
    const { play } = sitDown('german-clock', { deal: 103 });
    const said: string[] = [];
    for (const token of ['stock-waste', 'waste-h8', 'stock-waste']) {
      play.session.play(token, 'player');
      await loaded();
      said.push(play.message);
    }
    assert.match(said[1]!, /^Every pile takes diamonds, then a black suit, then hearts\.$/);
    assert.doesNotMatch(said[0]! + said[2]!, /Every pile/);
    // The second suit fixes the whole order.
    const second = (): boolean => /Every pile takes \w+, \w+, \w+, then \w+\.$/.test(said.at(-1)!);
    for (let i = 0; i < 40 && !second(); i++) {
      const { moves } = play.session;
      play.session.play(
        moves.find(({ token }) => token.startsWith('waste-h')) ?? moves[0]!,
        'player',
      );
      await loaded();
      said.push(play.message);
    }
    assert.match(
      said.at(-1)!,
      /^Every pile takes diamonds, (clubs|spades), hearts, then (clubs|spades)\.$/,
    );
  });
});

describe('the guide', () => {
  it('asks once that what advises be told missing, also if two requests are on their way', async () => {
    const asked: boolean[] = [];
    let wanted = 'on';
    const solver = {
      load: (announce: boolean) => {
        asked.push(announce);
        return Promise.resolve(undefined);
      },
    };
    const play = {
      begun: true,
      host: { setting: () => wanted },
      session: { state: {}, moves: [], game: {} },
      commands: { isOffered: () => false },
      messages: { reword: () => {} },
      feature: () => solver,
    };
    const guide = new Guide(play as unknown as Play);
    for (wanted of ['on', 'off', 'on']) guide.set();
    await loaded();
    assert.deepEqual(asked, [true, false]);
  });
});

/** A page that counts how often it is asked about a hint. */
const asked = (told: readonly { readonly type: string }[]): number =>
  told.filter(({ type }) => type === 'before-hint').length;

const hints = ({ session }: Play): number => session.history.notes.hints;

/** A move, its reason, and nothing else. */
const ADVICE = /^(?!Guide|Hint).+ from .+ to .+: .+\.$/;

describe('the guide’s hints', () => {
  beforeEach(() => knowGames());
  const settings = { guide: 'on' };

  for (const id of ['grandfathers-clock', 'big-ben']) {
    it(`${id}: opening a page is one, whatever the page sets meanwhile`, async () => {
      const { play, told } = sitDown(id, { deal: 21, settings });
      // An element reads its settings again with each of its renderings.
      play.applySettings();
      await says(play, ADVICE);
      play.applySettings();
      await loaded();
      assert.deepEqual([asked(told), hints(play)], [1, 1]);
    });
  }

  it('the same advice is counted once: after undo, and after the page was loaded again', async () => {
    const { play } = sitDown('grandfathers-clock', { deal: 21, settings });
    await says(play, ADVICE);
    play.play('c2-h9');
    await until(
      () => hints(play) === 2,
      () => `${hints(play)}`,
    );
    const save = play.session.save();
    assert.match(save, /~hints\.2_advised\.1~\.$/);
    play.command('undo');
    await says(play, ADVICE);
    await loaded();
    assert.equal(hints(play), 2);
    const other = sitDown('grandfathers-clock', { deal: 5, settings });
    await says(other.play, ADVICE);
    assert.ok(other.play.session.load(save, 'method').ok);
    await says(other.play, /^(?!Grandfather).+: .+\.$/);
    await until(() => asked(other.told) === 2, 'the page is asked about what its player is shown');
    await loaded();
    assert.equal(hints(other.play), 2);
    // Another move leads to another position.
    other.play.command('undo');
    await says(other.play, ADVICE);
    await until(
      () => hints(other.play) === 3,
      () => `${hints(other.play)}`,
    );
    other.play.play(other.play.session.moves.find(({ token }) => token !== 'c2-h9')!);
    await until(
      () => hints(other.play) === 4,
      () => `${hints(other.play)}`,
    );
  });

  it('turned off and on, says it again, and counts nothing', async () => {
    const wanted = { guide: 'on' };
    const { play } = sitDown('grandfathers-clock', { deal: 21, settings: wanted });
    await says(play, ADVICE);
    play.messages.say('noHint');
    // The table reads what it is given once: here, the player has left the guide and come back.
    Object.assign(play.host, { setting: (name: string) => (name === 'guide' ? 'off' : 'none') });
    play.applySettings();
    Object.assign(play.host, { setting: (name: string) => (name === 'guide' ? 'on' : 'none') });
    play.applySettings();
    await says(play, ADVICE);
    await loaded();
    assert.equal(hints(play), 1);
  });
});

describe('the guide in a first game', () => {
  beforeEach(() => knowGames(''));

  it('takes the place of the step that was told without it; the goal stays', async () => {
    const { play } = sitDown('grandfathers-clock', { deal: 21 });
    const first = /\. Play .+: it goes to .+\.$/;
    await says(play, first);
    const { game, options } = play.session.rules;
    const { goal } = (await en.more()).more.howToPlay.game(game, options)!;
    Object.assign(play.host, { setting: (name: string) => (name === 'guide' ? 'on' : 'none') });
    play.applySettings();
    await says(play, / from .+ to .+: .+\.$/);
    assert.ok(play.message.startsWith(`${goal} `), play.message);
    assert.doesNotMatch(play.message, /it goes to/);
  });
});

describe('after a touch that does nothing, the guide', () => {
  beforeEach(() => knowGames());

  it('says its sentence again, behind what is told of that, and it is no other hint', async () => {
    const { play, told } = sitDown('grandfathers-clock', { deal: 21, settings: { guide: 'on' } });
    const heard: string[] = [];
    Object.assign(play.display, {
      hear: ({ message }: Heard) => heard.push(play.messages.sentence(message)),
    });
    await says(play, ADVICE);
    const advice = play.message;
    await loaded();
    heard.length = 0;
    play.messages.refuse('nothing-to-redo');
    assert.equal(play.message, `There is nothing to redo. ${advice}`);
    assert.deepEqual(heard, ['There is nothing to redo.', advice]);
    play.messages.say('putDown', 10);
    assert.match(play.message, new RegExp(`^\\S.+\\. ${advice}$`));
    // What is said next takes the place of both.
    play.messages.say('noHint');
    assert.ok(!play.message.includes(advice));
    await loaded();
    assert.deepEqual([asked(told), hints(play)], [1, 1]);
    // Another position has another advice.
    play.play('c2-h9');
    play.messages.refuse('nothing-to-redo');
    assert.ok(!play.message.includes(advice), play.message);
  });
});
