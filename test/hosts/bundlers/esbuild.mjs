/** @type {import('../types.js').Bundler} */
export default {
  name: 'esbuild',
  package: 'esbuild',
  async build({ need, folder }) {
    const { build } = await need('esbuild');
    await build({
      absWorkingDir: folder,
      entryPoints: ['main.js'],
      bundle: true,
      splitting: true,
      format: 'esm',
      minify: true,
      outdir: 'out',
    });
    return { folder: 'out', script: 'main.js', style: 'main.css' };
  },
};
