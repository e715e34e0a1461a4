/** A small server for a folder of built files: Vite's. */
import { preview } from 'vite';

/**
 * @param {string} folder
 * @param {Record<string, string>} [headers] sent with every file
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} `url` without a slash at its end
 */
export async function serve(folder, headers = {}) {
  const server = await preview({
    configFile: false,
    logLevel: 'warn',
    build: { outDir: folder },
    // What is not in the folder is not found, and no other site may read what is.
    appType: 'mpa',
    preview: { host: '127.0.0.1', port: 0, headers, cors: false },
  });
  const [address = ''] = server.resolvedUrls?.local ?? [];
  return { url: address.replace(/\/$/, ''), close: () => server.close() };
}
