import path from 'node:path';

export default {
  output: 'export',
  trailingSlash: true,
  turbopack: { root: path.resolve('../..') },
};
