/** What of the sources goes into custom-elements.json: what a page author can use. */
import { readEntries } from './catalogue.mjs';

/** A plugin: members that are nobody else's business do not go into the manifest. */
function onlyPublic() {
  const hidden = (/** @type {any} */ member) =>
    (member.privacy !== undefined && member.privacy !== 'public') || /^[#_]/.test(member.name);
  return {
    name: 'only-public',
    /** @param {{ customElementsManifest: any }} args */
    packageLinkPhase({ customElementsManifest }) {
      for (const module of customElementsManifest.modules) {
        for (const declaration of module.declarations ?? []) {
          declaration.members = declaration.members?.filter((member) => !hidden(member));
          if (declaration.members?.length === 0) delete declaration.members;
          declaration.attributes = declaration.attributes?.filter((it) => !hidden(it));
          if (declaration.attributes?.length === 0) delete declaration.attributes;
        }
      }
    },
  };
}

/** A plugin: the package has no src, so modules go by the names of the files it has. */
function publishedPaths() {
  const published = new Map(entries.map(({ name, source }) => [source, `dist/${name}.js`]));
  /** @param {any} value */
  const rename = (value) => {
    for (const [key, inner] of Object.entries(value ?? {})) {
      if (typeof inner === 'object') rename(inner);
      else if (key === 'path' || key === 'module') {
        value[key] = published.get(String(inner).replace(/^\//, '')) ?? inner;
      }
    }
  };
  return {
    name: 'published-paths',
    /** @param {{ customElementsManifest: any }} args */
    packageLinkPhase: ({ customElementsManifest }) => rename(customElementsManifest.modules),
  };
}

const entries = await readEntries();

export default {
  globs: ['src/elements/**/*.ts', 'src/settings/**/*.ts'],
  litelement: true,
  dependencies: false,
  packagejson: false,
  plugins: [onlyPublic(), publishedPaths()],
};
