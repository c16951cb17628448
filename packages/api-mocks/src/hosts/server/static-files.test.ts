import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useServer } from '../../testing/use-server';

const start = useServer();
let outside: string;
let staticDir: string;

beforeAll(async () => {
  outside = await mkdtemp(join(tmpdir(), 'static-files-'));
  staticDir = join(outside, 'dist');
  await mkdir(join(staticDir, 'assets'), { recursive: true });
  await writeFile(join(staticDir, 'index.html'), '<title>Dashboard</title>');
  await writeFile(join(staticDir, 'assets', 'main-1a2b.js'), 'export {}');
  await writeFile(join(staticDir, 'letters.woff2'), 'wOF2');
  await writeFile(join(outside, 'secret.txt'), 'classified');
});
afterAll(() => rm(outside, { recursive: true }));

const get = async (path: string) => fetch(`${(await start({ staticDir })).origin}${path}`);

it.each(['/', '/active-numbers', '/transactions?status=successful&tx_ref=SMS_1'])(
  'static files: returns the page of the application for %s',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
    expect(await response.text()).toContain('Dashboard');
  },
);

it('static files: the page has the security headers of production', async () => {
  const { headers } = await get('/');
  expect(headers.get('Content-Security-Policy')).toBe("frame-ancestors 'none'");
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups');
  expect(headers.get('Referrer-Policy')).toBe('no-referrer');
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000');
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  expect(headers.get('Permissions-Policy')).toContain('camera=(), ');
});

it('static files: serves the new content of a file that was replaced meanwhile, compressed and as it is', async () => {
  const { origin } = await start({ staticDir });
  const contents = () =>
    Promise.all(
      ['gzip', 'identity'].map(async (encoding) =>
        (await fetch(`${origin}/assets/replaced.js`, { headers: { 'Accept-Encoding': encoding } })).text(),
      ),
    );
  for (const content of ['first', 'second, longer']) {
    await writeFile(join(staticDir, 'assets', 'replaced.js'), content);
    expect(await contents()).toEqual([content, content]);
    expect(await contents()).toEqual([content, content]);
  }
});

it('static files: immutable files are cached by browsers', async () => {
  const { headers } = await get('/assets/main-1a2b.js');
  expect(headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
});

it.each([
  ['/', 'gzip, deflate, br', 'gzip'],
  ['/assets/main-1a2b.js', 'gzip', 'gzip'],
  ['/assets/main-1a2b.js', 'br', null],
  ['/letters.woff2', 'gzip', null],
])(
  'static files: compresses text if the browser accepts it: %s for "%s"',
  async (path, encodings, encoding) => {
    const { origin } = await start({ staticDir });
    const response = await fetch(origin + path, { headers: { 'Accept-Encoding': encodings } });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Encoding')).toBe(encoding);
    expect(response.headers.get('Vary')).toBe('Accept-Encoding');
  },
);

it.each([
  '/assets/gone.js',
  '/..%2fsecret.txt',
  '/%2e%2e%2fsecret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/a%00.js',
  '/%zz.js',
])('static files: returns 404 for %s', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('classified');
});

it('static files: the API is served beside the application', async () => {
  expect((await get('/api/health')).status).toBe(200);
  expect((await get('/api/nothing')).status).toBe(404);
});
