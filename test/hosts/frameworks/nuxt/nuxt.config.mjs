const isCustomElement = (tag) => tag.endsWith('-solitaire');

/** A site of static files, with pages that the server has rendered. */
export default {
  compatibilityDate: '2026-11-01',
  telemetry: false,
  devtools: { enabled: false },
  vue: { compilerOptions: { isCustomElement } },
  nitro: { prerender: { crawlLinks: false, routes: ['/', '/late', '/away'] } },
};
