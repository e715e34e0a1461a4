/** @type {import('../types.js').Bundler} */
export default {
  name: 'webpack',
  package: 'webpack',
  async build({ need, folder }) {
    const { default: webpack } = await need('webpack');
    const { default: Extract } = await need('mini-css-extract-plugin');
    const stats = await new Promise((resolve, reject) =>
      webpack(
        {
          context: folder,
          mode: 'production',
          entry: './main.js',
          output: { path: `${folder}/out` },
          module: { rules: [{ test: /\.css$/, use: [Extract.loader, 'css-loader'] }] },
          plugins: [new Extract()],
          performance: { hints: false },
        },
        (error, made) => (error ? reject(error) : resolve(made)),
      ),
    );
    if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
    return { folder: 'out', script: 'main.js', style: 'main.css' };
  },
};
