/** The solver in a page: one worker for all its questions, and slices where there can be none. */
import { expect } from '@open-wc/testing';
import { rulesOf, shuffle } from '../../src/rules/index.js';
import { ask } from '../../src/solver/worker/client.js';
import type { Reply, Request } from '../../src/solver/worker/server.js';
import type { Question } from '../../src/solver/worker/protocol.js';
import { setWorkerAddress } from '../../src/solver/worker/worker-address.js';
import { listenToPage } from '../support/page.js';
import { until } from '../support/table.js';

type SolveQuestion = Extract<Question, { kind: 'solve' }>;

function questionOf(game: string, deal: number, limits = {}): SolveQuestion {
  const { options, piles, pack, deal: dealt } = rulesOf(game);
  const state = dealt(shuffle(pack, deal));
  return { kind: 'solve', config: { game, options, piles }, state, limits };
}

/** Big Ben’s deal 149, of which nothing is found with the nodes of a second or more. */
const hard = (nodes?: number): SolveQuestion =>
  questionOf('big-ben', 149, nodes === undefined ? {} : { nodes });
const easy = (deal: number): SolveQuestion => questionOf('grandfathers-clock', deal);

/** Every worker of the page, with what it was told and what it said. */
const workers: SpyWorker[] = [];
const RealWorker = Worker;
class SpyWorker extends RealWorker {
  readonly told: Request[] = [];
  readonly said: Reply[] = [];
  ended = false;

  readonly address: string;

  constructor(url: string | URL, options?: WorkerOptions) {
    super(url, options);
    this.address = String(url);
    workers.push(this);
    this.addEventListener('message', ({ data }) => this.said.push(data));
  }
  override postMessage(message: Request): void {
    this.told.push(message);
    super.postMessage(message);
  }
  override terminate(): void {
    this.ended = true;
    super.terminate();
  }
}

const reasonOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'an answer',
    (reason) => reason,
  );

describe('the solver in a page', function () {
  const page = listenToPage();

  beforeEach(() => {
    workers.length = 0;
    window.Worker = SpyWorker;
  });
  afterEach(() => {
    window.Worker = RealWorker;
  });

  it('starts one worker with the first question and ends it with the last answer', async () => {
    expect(workers).to.have.length(0);
    const asked = [1, 2, 3].map((deal) => ask<'solve'>(easy(deal)));
    await Promise.all(asked);
    expect(workers).to.have.length(1);
    expect(workers[0]!.ended).to.be.true;
    expect(workers[0]!.told).to.have.length(3);
    expect((await ask<'solve'>(easy(4))).kind).to.equal('won');
    expect(workers.map(({ ended }) => ended)).to.deep.equal([true, true]);
  });

  it('starts the worker from the address that the page has set', async () => {
    const address = new URL('/src/solver/worker/worker.js?copy', location.href).href;
    setWorkerAddress('/src/solver/worker/worker.js?copy');
    expect((await ask<'solve'>(easy(1))).kind).to.equal('won');
    setWorkerAddress('http://[');
    expect(page.watch.lines.splice(0).join()).to.match(
      /setWorkerAddress: “http:\/\/\[” is not a URL/,
    );
    expect((await ask<'solve'>(easy(2))).kind).to.equal('won');
    setWorkerAddress(null);
    expect((await ask<'solve'>(easy(3))).kind).to.equal('won');
    const addresses = workers.map((worker) => worker.address);
    expect(addresses.slice(0, 2)).to.deep.equal([address, address]);
    expect(addresses[2]).to.match(/worker\.js$/);
  });

  it('stops the worker at once when the last question is called off', async () => {
    const calling = new AbortController();
    const asked = reasonOf(ask<'solve'>(hard(), calling.signal));
    await until(() => workers.length === 1);
    calling.abort('no longer wanted');
    expect(workers[0]!.ended).to.be.true;
    expect(await asked).to.equal('no longer wanted');
  });

  it('is not asked at all when a question is called off beforehand', async () => {
    expect(await reasonOf(ask<'solve'>(hard(), AbortSignal.abort('too late')))).to.equal(
      'too late',
    );
    expect(workers).to.have.length(0);
  });

  it('goes on with the other questions when one is called off', async () => {
    const calling = new AbortController();
    const gone = reasonOf(ask<'solve'>(hard(), calling.signal));
    const slow = ask<'solve'>(hard(2e5));
    expect((await ask<'solve'>(easy(1))).kind).to.equal('won');
    calling.abort('enough');
    expect(await gone).to.equal('enough');
    expect(workers[0]!.ended).to.be.false;
    expect(workers[0]!.told.at(-1)).to.deep.equal({ id: workers[0]!.told[0]!.id });
    expect((await slow).kind).to.equal('unknown');
    // Nothing was answered to what was called off, and nobody waits any more.
    const answers = workers[0]!.said.filter((reply) => 'answer' in (reply as object));
    expect(answers).to.have.length(2);
    expect(workers[0]!.ended).to.be.true;
  });

  it('passes on what goes wrong, and ends then too', async () => {
    const broken = { ...easy(1), state: { piles: [] } };
    expect(await reasonOf(ask<'solve'>(broken))).to.be.an('error');
    expect(workers.map(({ ended }) => ended)).to.deep.equal([true]);
    const unsendable = { ...easy(1), state: { piles: [[() => 1]] } } as unknown as SolveQuestion;
    expect(await reasonOf(ask<'solve'>(unsendable))).to.be.an('error');
    expect(workers.map(({ ended }) => ended)).to.deep.equal([true, true]);
  });

  for (const where of ['in a worker', 'in slices']) {
    it(`answers questions in turn ${where}, each when it is found`, async () => {
      if (where === 'in slices') Object.assign(window, { Worker: undefined });
      const order: string[] = [];
      const one = (name: string, question: SolveQuestion): Promise<unknown> =>
        ask<'solve'>(question).then(() => order.push(name));
      await Promise.all([
        one('hard', hard(4e5)),
        one('less hard', hard(5e4)),
        ...[1, 2, 3].map((deal) => one('easy', easy(deal))),
      ]);
      expect(order).to.deep.equal(['easy', 'easy', 'easy', 'less hard', 'hard']);
    });
  }

  it('in slices the page’s own work has its turn, and a question called off stops', async () => {
    Object.assign(window, { Worker: undefined });
    const calling = new AbortController();
    let answered = false;
    const slow = ask<'solve'>(hard(4e5)).then(() => (answered = true));
    const gone = reasonOf(ask<'solve'>(hard(), calling.signal));
    let frames = 0;
    let messages = 0;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      messages++;
      if (!answered) port2.postMessage(null);
    };
    port2.postMessage(null);
    const frame = (): void => {
      if (++frames === 3) calling.abort('enough');
      if (!answered) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    await slow;
    port1.close();
    expect(await gone).to.equal('enough');
    // 400 slices of a thousand positions; it isn’t the pace that is asked for, but the turns.
    expect(messages).to.be.above(200);
    expect(frames).to.be.above(10);
  });

  // The last of them: a page does not try again where its worker broke once.
  it('goes on in slices when the worker can’t be loaded', async () => {
    window.Worker = class extends RealWorker {
      constructor(_: string | URL, options?: WorkerOptions) {
        super('/nowhere.js', options);
      }
    };
    const asked = [1, 2].map((deal) => ask<'solve'>(easy(deal)));
    for (const { kind } of await Promise.all(asked)) expect(kind).to.equal('won');
    window.Worker = SpyWorker;
    expect((await ask<'solve'>(easy(3))).kind).to.equal('won');
    expect(workers).to.have.length(0);
  });
});
