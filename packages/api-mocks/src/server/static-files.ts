import { readFile } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** The headers a production host has to send with the dashboard. */
const SECURITY_HEADERS = {
  'Content-Security-Policy': POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
};

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

const read = async (folder: string, path: string): Promise<Buffer | null> => {
  const file = resolve(join(folder, path));
  if (!file.startsWith(resolve(folder) + sep)) return null;
  return readFile(file).catch(() => null);
};

/**
 * A file of a built dashboard with the headers of production. A path without an extension is a route of
 * the application and gets its page. Null for a file that is not there.
 */
export const staticFile = async (folder: string, pathname: string): Promise<Response | null> => {
  const asked = decode(pathname);
  if (asked === null || asked.includes('\0')) return null;
  const path = extname(asked) === '' ? '/index.html' : asked;
  const content = await read(folder, path);
  if (content === null) return null;
  return new Response(new Uint8Array(content), {
    headers: {
      'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
      'Cache-Control': cachingOf(path),
      ...SECURITY_HEADERS,
    },
  });
};
