/** @type {import('../types.js').Bundler} */
export default {
  name: 'Vite, development',
  package: 'vite',
  async build({ need, folder, page }) {
    const { createServer } = await need('vite');
    page('main.js');
    const server = await createServer({
      root: folder,
      configFile: false,
      logLevel: 'warn',
      cacheDir: `${folder}/cache`,
      server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
    });
    await server.listen();
    return { url: server.resolvedUrls.local[0], close: () => server.close() };
  },
};
