/**
 * What a listener has: the names in the accessibility tree, the focus in it, and what the live region
 * says; and keys. Nothing is read from the page in any other way.
 */

/** Milliseconds after which an answer is taken never to come. */
const NEVER = 30_000;

/**
 * @typedef {object} Moment
 * @property {string} focus the name of what has the focus
 * @property {string} said what the live region says
 */

/** @typedef {{ value?: unknown }} Value */
/**
 * @typedef {object} Node
 * @property {string} nodeId
 * @property {string[]} [childIds]
 * @property {boolean} [ignored]
 * @property {Value} [role]
 * @property {Value} [name]
 * @property {{ name: string, value: Value }[]} [properties]
 */

const ARROWS = ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown'];

/** The sentences in a live region. @param {Node} node @param {ReadonlyMap<string, Node>} byId @returns {Node[]} */
const sentencesIn = (node, byId) =>
  (node.childIds ?? [])
    .flatMap((id) => byId.get(id) ?? [])
    .flatMap((child) => (child.role?.value === 'paragraph' ? [child] : sentencesIn(child, byId)));

export class Listener {
  /** Everything that was said, once each time. @type {string[]} */
  log = [];
  /** By the place of a pile: where each arrow leads. @type {Map<string, Map<string, string>>} */
  #ways = new Map();
  /** The node of the sentence that was said last. */
  #piece = '';
  /** The nodes of all sentences so far. @type {Set<string>} */
  #pieces = new Set();

  /**
   * @param {import('playwright-core').Page} page
   * @param {import('playwright-core').CDPSession} tree
   * @param {string} region the role of the live region
   */
  constructor(page, tree, region = 'status') {
    this.page = page;
    this.tree = tree;
    this.region = region;
  }

  /** @returns {Promise<Moment>} */
  async now() {
    const { nodes } = await this.tree.send('Accessibility.getFullAXTree');
    /** @type {Map<string, Node>} */
    const byId = new Map(nodes.map((node) => [node.nodeId, /** @type {Node} */ (node)]));
    const text = (/** @type {Node} */ node) =>
      [...(node.childIds ?? [])]
        .map((id) => byId.get(id))
        .map((child) => (child ? String(child.name?.value ?? '') || text(child) : ''))
        .join(' ');
    const spoken = (/** @type {Node | undefined} */ node) =>
      node !== undefined && `${node.name?.value ?? ''}${text(node)}`.trim() !== '';
    let [focus, said, piece] = ['', '', ''];
    for (const node of byId.values()) {
      if (node.ignored) continue;
      const role = String(node.role?.value);
      const has = (/** @type {string} */ name) =>
        node.properties?.some((one) => one.name === name && one.value.value === true);
      if (has('focused') && role !== 'RootWebArea') focus = String(node.name?.value ?? '');
      if (role !== this.region) continue;
      const latest = this.#latest(sentencesIn(node, byId).filter(spoken));
      if (latest) [said, piece] = [text(latest), latest.nodeId];
    }
    if (piece !== this.#piece && said) this.log.push(said.trim());
    this.#piece = piece;
    return { focus, said: said.trim() };
  }

  /**
   * The last sentences stay in the region, each a piece of its own. They have places in turn: what is new stands behind
   * the one that was the latest, or else in the first place.
   * @param {readonly Node[]} there
   */
  #latest(there) {
    const at = there.findIndex(({ nodeId }) => nodeId === this.#piece) + 1;
    const inTurn = [...there.slice(at), ...there.slice(0, at)];
    const latest = inTurn.findLast(({ nodeId }) => !this.#pieces.has(nodeId)) ?? inTurn.at(-1);
    for (const { nodeId } of there) this.#pieces.add(nodeId);
    return latest;
  }

  /**
   * Listens until something is so.
   * @param {string} what for the message if it never is
   * @param {(moment: Moment) => boolean} is
   */
  async until(what, is) {
    const end = performance.now() + NEVER;
    for (;;) {
      const moment = await this.now();
      if (is(moment)) return moment;
      if (performance.now() > end) {
        throw new Error(
          `never heard: ${what}; the focus is on “${moment.focus}”, the last words are “${moment.said}”`,
        );
      }
    }
  }

  /** Presses a key and listens to what is new. @param {string} key @param {string} what */
  async ask(key, what) {
    const before = this.#piece;
    await this.page.keyboard.press(key);
    return (await this.until(what, ({ said }) => said !== '' && this.#piece !== before)).said;
  }

  /** The place of the pile that has the focus: its name up to the colon. */
  async place() {
    const { focus } = await this.until('a pile with the focus', ({ focus }) => focus.includes(':'));
    return placeIn(focus);
  }

  /** Waits for the goal of the game to be told, and goes to the board. @param {RegExp} dealt */
  async begin(dealt) {
    await this.until('the goal of the game', ({ said }) => said !== '' && !dealt.test(said));
    const before = this.#piece;
    // Past the toolbar, whose buttons have no place and no colon in their names.
    for (let i = 0; i < 20 && !(await this.now()).focus.includes(':'); i++) {
      await this.page.keyboard.press('Tab');
    }
    // To who has come, it is told.
    await this.until('the goal of the game, once more', () => this.#piece !== before);
  }

  /** Asks everything that can be asked about the pile that has the focus. */
  async askAll() {
    for (const key of ['?', 'd', '.', '.', ',', 'w', 'm', 'r'])
      await this.ask(key, `what ${key} tells`);
  }

  /** Finds out where every pile is and where the arrows lead. */
  async explore() {
    // The first key loads what handles keys.
    await this.ask('d', 'what lies here');
    for (let place = await this.place(); ;) {
      const ways = this.#ways.get(place) ?? new Map();
      this.#ways.set(place, ways);
      const arrow = ARROWS.find((one) => !ways.has(one));
      if (arrow) {
        await this.page.keyboard.press(arrow);
        const next = await this.place();
        ways.set(arrow, next);
        place = next;
      } else {
        const goal = [...this.#ways].find(([, known]) => known.size < ARROWS.length)?.[0];
        if (goal === undefined) return [...this.#ways.keys()];
        await this.goTo(goal);
        place = goal;
      }
    }
  }

  /** @param {string} goal the place of a pile */
  async goTo(goal) {
    const from = await this.place();
    for (const arrow of this.#way(from, goal)) await this.page.keyboard.press(arrow);
    await this.until(`the focus on ${goal}`, ({ focus }) => placeIn(focus) === goal);
  }

  /** The shortest known way. @param {string} from @param {string} goal @returns {string[]} */
  #way(from, goal) {
    /** @type {Map<string, string[]>} */
    const ways = new Map([[from, []]]);
    for (const [place, way] of ways) {
      if (place === goal) return way;
      for (const [arrow, next] of this.#ways.get(place) ?? []) {
        if (!ways.has(next)) ways.set(next, [...way, arrow]);
      }
    }
    throw new Error(`no arrows lead from ${from} to ${goal}`);
  }
}

/** @param {string} name of a pile */
const placeIn = (name) => name.slice(0, Math.max(0, name.indexOf(':')));
