import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const NGINX = new URL('../../../../../deploy/nginx.conf', import.meta.url);

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Those of production. */
const SECURITY_HEADERS: Readonly<Record<string, string>> = Object.fromEntries(
  [...readFileSync(NGINX, 'utf8').matchAll(/add_header (\S+) "(.+)" always;/g)].map(
    ([, name = '', value = '']) => [name, value],
  ),
);

/** Text types, which are worth compressing. */
const COMPRESSED = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg']);

/** The build names the files in `assets` after their content, so they never change. */
const cachingOf = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

/** Files compressed so far, at the maximum, as on a host: once, not at every request. */
const compressed = new Map<string, Promise<Buffer>>();

const compress = (content: Buffer): Promise<Buffer> => {
  const key = createHash('sha1').update(content).digest('hex');
  const known = compressed.get(key) ?? promisify(gzip)(content, { level: 9 });
  compressed.set(key, known);
  return known;
};

/**
 * A file of a built dashboard with the headers of production, compressed if the browser accepts it. A path
 * without an extension is a route of the application and returns its page. Null for a missing file.
 * @param pathname as a URL has it, encoded: it leads to no folder above
 * @param encodings the browser's `Accept-Encoding`
 */
export const staticFile = async (
  folder: string,
  pathname: string,
  encodings: string,
): Promise<Response | null> => {
  const path = extname(pathname) === '' ? '/index.html' : pathname;
  const content = await readFile(join(folder, path)).catch(() => null);
  if (content === null) return null;
  const isCompressed = COMPRESSED.has(extname(path)) && /\bgzip\b/.test(encodings);
  return new Response(new Uint8Array(isCompressed ? await compress(content) : content), {
    headers: {
      'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
      'Cache-Control': cachingOf(path),
      Vary: 'Accept-Encoding',
      ...(isCompressed && { 'Content-Encoding': 'gzip' }),
      ...SECURITY_HEADERS,
    },
  });
};
