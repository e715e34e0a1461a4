/** @type {import('../types.js').Bundler} */
export default {
  name: 'Parcel',
  package: 'parcel',
  async build({ run, page }) {
    page('main.js');
    await run([
      'parcel/lib/bin.js',
      'build',
      'index.html',
      '--dist-dir',
      'out',
      '--cache-dir',
      'cache',
      '--no-autoinstall',
    ]);
    return { folder: 'out' };
  },
};
