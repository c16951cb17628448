import { readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
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

const decode = (path: string): string | null => {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
};

interface StaticFile {
  /** Its time and size. */
  readonly version: string;
  readonly content: Buffer;
  compressed?: Promise<Buffer>;
}

/** Files read so far, until they are replaced. */
const cachedFiles = new Map<string, StaticFile>();

const read = async (folder: string, path: string): Promise<StaticFile | null> => {
  const file = resolve(join(folder, path));
  if (!file.startsWith(resolve(folder) + sep)) return null;
  try {
    const { mtimeMs, size } = await stat(file);
    const version = `${mtimeMs} ${size}`;
    const cached = cachedFiles.get(file);
    if (cached?.version === version) return cached;
    const found = { version, content: await readFile(file) };
    cachedFiles.set(file, found);
    return found;
  } catch {
    return null;
  }
};

/** Maximum compression, as on a host: it compresses a file once, not at every request. */
const compress = (file: StaticFile): Promise<Buffer> =>
  (file.compressed ??= promisify(gzip)(file.content, { level: 9 }));

/**
 * A file of a built dashboard with the headers of production, compressed if the browser accepts it. A path
 * without an extension is a route of the application and returns its page. Null for a missing file.
 * @param encodings the browser's `Accept-Encoding`
 */
export const staticFile = async (
  folder: string,
  pathname: string,
  encodings: string,
): Promise<Response | null> => {
  const asked = decode(pathname);
  if (asked === null || asked.includes('\0')) return null;
  const path = extname(asked) === '' ? '/index.html' : asked;
  const file = await read(folder, path);
  if (file === null) return null;
  const isCompressed = COMPRESSED.has(extname(path)) && /\bgzip\b/.test(encodings);
  return new Response(new Uint8Array(isCompressed ? await compress(file) : file.content), {
    headers: {
      'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
      'Cache-Control': cachingOf(path),
      Vary: 'Accept-Encoding',
      ...(isCompressed && { 'Content-Encoding': 'gzip' }),
      ...SECURITY_HEADERS,
    },
  });
};
