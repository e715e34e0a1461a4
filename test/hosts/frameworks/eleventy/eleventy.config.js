/** Copies the one-file build from the package; no bundler is involved. */
export default function configure(config) {
  config.addPassthroughCopy({ '../../node_modules/hourhand/dist/{cdn,worker}.js': 'kit' });
  config.addPassthroughCopy('{entry,main,page}.js');
  return { dir: { input: '.', output: 'out' } };
}
