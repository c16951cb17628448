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

it('static files: a folder without a build is refused, so that nobody waits for its page', async () => {
  const error = `${outside} has no index.html, so it is no built dashboard. Run npm run build.`;
  await expect(start({ staticDir: outside })).rejects.toThrow(error);
});

it.each(['/assets/gone.js', '/..%2fsecret.txt', '/%zz.js'])(
  'static files: returns 404 for %s',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('classified');
  },
);
