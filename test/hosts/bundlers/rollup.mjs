/** @type {import('../types.js').Bundler} */
export default {
  name: 'Rollup',
  package: 'rollup',
  async build({ need, folder }) {
    const { rollup } = await need('rollup');
    const { nodeResolve } = await need('@rollup/plugin-node-resolve');
    const bundle = await rollup({
      input: `${folder}/main.js`,
      plugins: [nodeResolve({ browser: true }), styleSheets()],
    });
    await bundle.write({ dir: `${folder}/out`, format: 'es' });
    await bundle.close();
    return { folder: 'out', script: 'main.js', style: 'main.css' };
  },
};

/** Rollup itself knows no CSS. */
function styleSheets() {
  const sheets = [];
  return {
    name: 'style-sheets',
    transform(code, id) {
      if (!id.endsWith('.css')) return null;
      sheets.push(code);
      return { code: '', moduleSideEffects: 'no-treeshake' };
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'main.css', source: sheets.join('\n') });
    },
  };
}
