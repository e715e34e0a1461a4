/** How the sources are read for custom-elements.json; what becomes of it is said in manifest.mjs. */

/** A plugin: the type of what an event carries, from the class that it extends. */
function details() {
  return {
    name: 'details',
    /** @param {{ ts: any, node: any, moduleDoc: any }} args */
    analyzePhase({ ts, node, moduleDoc }) {
      if (!ts.isClassDeclaration(node)) return;
      const base = node.heritageClauses?.[0]?.types[0];
      if (base?.expression.getText() !== 'SolitaireEvent') return;
      const declaration = moduleDoc.declarations.find(({ name }) => name === node.name.getText());
      declaration.detail = base.typeArguments[0].getText();
    },
  };
}

export default {
  globs: ['src/element/*.ts', 'src/tags/*.ts', 'src/daily/*.ts'],
  litelement: true,
  dependencies: false,
  packagejson: false,
  plugins: [details()],
};
