export default {
  outDir: 'out',
  trailingSlash: 'always',
  vite: { build: { target: 'es2022' } },
};
