/** @type {import('../types.js').Bundler} */
export default {
  name: 'Rspack',
  package: '@rspack/core',
  async build({ need, folder }) {
    const { rspack } = await need('@rspack/core');
    const stats = await new Promise((resolve, reject) =>
      rspack(
        {
          context: folder,
          mode: 'production',
          entry: './main.js',
          output: { path: `${folder}/out` },
          module: { rules: [{ test: /\.css$/, type: 'css/auto' }] },
          performance: { hints: false },
        },
        (error, made) => (error ? reject(error) : resolve(made)),
      ),
    );
    if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
    return { folder: 'out', script: 'main.js', style: 'main.css' };
  },
};
