import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { demoPages } from './scripts/demo-pages.mjs';

const demo = '/stories/demo/';

/** The root is the project, so that pages anywhere in it can import its sources. */
const openTheDemo: Plugin = {
  name: 'hourhand:open-the-demo',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      // The page asks for the worker as it lies in the package.
      if (request.url === '/src/solver/worker/worker.js')
        request.url = '/src/solver/worker/worker.ts';
      if (request.url !== '/') return next();
      response.writeHead(302, { location: demo });
      response.end();
    });
  },
};

const hasScreen =
  process.platform !== 'linux' || Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [openTheDemo, demoPages('../../src/builder/')],
  server: { open: hasScreen && process.stdout.isTTY && !process.env.CI ? demo : false },
  optimizeDeps: { entries: ['stories/demo/*.html', 'src/builder/*.html'] },
});
