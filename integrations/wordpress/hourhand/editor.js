/** The block in the editor: a live game, and its settings in the side bar. It needs no build. */
(function (wp) {
  const { createElement: el, useEffect, useRef } = wp.element;
  const { PanelBody, SelectControl, TextControl, ToggleControl, Notice } = wp.components;
  const { InspectorControls, useBlockProps } = wp.blockEditor;
  const { __, sprintf } = wp.i18n;
  const { data, module } = window.hourhandEditor;

  /** The settings that are shown first; every other common one is under “More settings”. */
  const FIRST = ['deal', 'theme', 'toolbar', 'winnable'];

  const settingsOf = (game) => {
    const { options, without = [] } = data.games[game];
    const all = { ...data.common, ...options, ...data.sizes, ...data.contents };
    return Object.fromEntries(Object.entries(all).filter(([name]) => !without.includes(name)));
  };
  const known = (game) => (Object.hasOwn(data.games, game) ? game : 'clock');

  /** Like `choose` in includes/choices.php. */
  function choose(attributes) {
    const game = known(attributes.game);
    const settings = settingsOf(game);
    const valid = {};
    const faults = [];
    const invalid = (name, value, takes) =>
      /* translators: 1: a setting, 2: what was given, 3: what the setting takes */
      faults.push(
        sprintf(__('%1$s="%2$s" is not valid; it takes %3$s', 'hourhand'), name, value, takes),
      );
    if (game !== attributes.game) {
      invalid('game', attributes.game, Object.keys(data.games).join(', '));
    }
    for (const [name, { pattern, takes }] of Object.entries(settings)) {
      const value = String(attributes[name] ?? '').trim();
      if (value === '') continue;
      if (new RegExp(`^(?:${pattern})$`, 'u').test(value)) valid[name] = value;
      else invalid(name, value, takes);
    }
    return { game, settings, valid, faults };
  }

  /** `auto-move` → Auto move */
  const labelOf = (name) => {
    const text = name.replaceAll('-', ' ');
    return text[0].toUpperCase() + text.slice(1);
  };

  function control(name, setting, attributes, setAttributes) {
    const { kind, description, values, default: standard } = setting;
    const value = attributes[name];
    const common = {
      key: name,
      label: labelOf(name),
      help: description,
      __nextHasNoMarginBottom: true,
    };
    const set = (next) => setAttributes({ [name]: next || undefined });
    if (kind === 'boolean') {
      return el(ToggleControl, { ...common, checked: value === true, onChange: set });
    }
    if (kind === 'text') return el(TextControl, { ...common, value: value ?? '', onChange: set });
    /* translators: %s: a value */
    const asDefault = standard
      ? sprintf(__('Default (%s)', 'hourhand'), standard)
      : __('Default', 'hourhand');
    const options = [
      { value: '', label: asDefault },
      ...values.map((word) => ({ value: word, label: word })),
    ];
    return el(SelectControl, { ...common, value: value ?? '', options, onChange: set });
  }

  function sideBar({ game, settings }, attributes, setAttributes) {
    const controls = (names) =>
      names
        .filter((name) => name in settings)
        .map((name) => control(name, settings[name], attributes, setAttributes));
    const rest = Object.keys({ ...data.common, ...data.contents }).filter(
      (name) => !FIRST.includes(name),
    );
    const chooseGame = (next) => {
      const kept = settingsOf(next);
      const others = Object.keys(attributes).filter((name) => name in settings && !(name in kept));
      setAttributes({ game: next, ...Object.fromEntries(others.map((name) => [name, undefined])) });
    };
    const options = Object.keys(data.games[game].options);
    const games = Object.entries(data.games).map(([value, { title }]) => ({ value, label: title }));
    return el(
      InspectorControls,
      null,
      el(
        PanelBody,
        { title: __('Game', 'hourhand') },
        el(SelectControl, {
          label: __('Game', 'hourhand'),
          help: data.games[game].description,
          value: game,
          options: games,
          onChange: chooseGame,
          __nextHasNoMarginBottom: true,
        }),
        ...controls(FIRST),
      ),
      options.length > 0 && el(PanelBody, { title: __('Rules', 'hourhand') }, ...controls(options)),
      el(PanelBody, { title: __('Size', 'hourhand') }, ...controls(Object.keys(data.sizes))),
      el(
        PanelBody,
        { title: __('More settings', 'hourhand'), initialOpen: false },
        ...controls(rest),
      ),
    );
  }

  /** The tag's attributes and what is within it; a boolean that is off must not be there. */
  function partsOf({ settings, valid }) {
    // Trying a game here must not leave a saved game behind.
    const props = { storage: 'none' };
    const style = {};
    const contents = [];
    for (const [name, value] of Object.entries(valid)) {
      const { kind, property, slot } = settings[name];
      if (name === 'storage') continue;
      if (property === 'max-width') Object.assign(style, { maxWidth: value, marginInline: 'auto' });
      else if (property) style[property] = value;
      else if (slot) contents.push(el('span', { key: name, slot }, value));
      else if (kind === 'boolean') props[name] = value === 'true' ? '' : undefined;
      else props[name] = value;
    }
    return [{ ...props, style }, ...contents];
  }

  function Edit({ attributes, setAttributes }) {
    const ref = useRef();
    useEffect(() => {
      // The editor may be a frame, where the tags have to be defined too.
      const { head } = ref.current.ownerDocument;
      if (head.querySelector('script[data-hourhand]')) return;
      const script = ref.current.ownerDocument.createElement('script');
      script.type = 'module';
      script.src = module;
      script.dataset.hourhand = '';
      head.append(script);
    }, []);
    const chosen = choose(attributes);
    const { tag } = data.games[chosen.game];
    const [props, ...contents] = partsOf(chosen);
    return el(
      'div',
      useBlockProps(),
      sideBar(chosen, attributes, setAttributes),
      el('div', { ref }, el(tag, { key: tag, ...props }, ...contents)),
      chosen.faults.length > 0 &&
        el(Notice, { status: 'warning', isDismissible: false }, `${chosen.faults.join('. ')}.`),
    );
  }

  wp.blocks.registerBlockType('hourhand/game', { edit: Edit, save: () => null });
})(window.wp);
