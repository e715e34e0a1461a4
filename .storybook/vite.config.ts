import { build } from 'esbuild';
import { defineConfig, type Plugin } from 'vite';

/** What the solver's client asks for, beside its own chunk. */
const FILE = 'assets/worker.js';

/** The sources ask for the worker beside themselves; in the built files it has to be there. */
const workerBeside: Plugin = {
  name: 'hourhand:worker-beside',
  apply: 'build',
  async generateBundle() {
    const { outputFiles } = await build({
      entryPoints: ['src/solver/worker/worker.ts'],
      bundle: true,
      minify: true,
      format: 'esm',
      target: 'es2022',
      write: false,
    });
    this.emitFile({ type: 'asset', fileName: FILE, source: outputFiles[0]!.text });
  },
};

/** Not the one at the top of the project, which is for the front door. */
export default defineConfig({ plugins: [workerBeside] });
