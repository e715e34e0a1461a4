/** @type {import('../types.js').Bundler} */
export default {
  name: 'Vite',
  package: 'vite',
  async build({ need, folder, page }) {
    const { build } = await need('vite');
    page('main.js');
    await build({ root: folder, configFile: false, logLevel: 'warn', build: { outDir: 'out' } });
    return { folder: 'out' };
  },
};
