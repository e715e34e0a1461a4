/** @type {import('../types.js').Bundler} */
export default {
  name: 'esbuild, one file',
  package: 'esbuild',
  async build({ need, folder }) {
    const { build } = await need('esbuild');
    await build({
      absWorkingDir: folder,
      entryPoints: ['main.js'],
      bundle: true,
      format: 'iife',
      minify: true,
      outdir: 'out',
      logLevel: 'error',
    });
    return { folder: 'out', script: 'main.js', style: 'main.css' };
  },
};
