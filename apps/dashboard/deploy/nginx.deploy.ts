import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { advanceBy } from '@sms/api-mocks/server';
import { REQUEST_TIMEOUT_MS } from '@sms/domain/limits/spec';
import { nginxMissing } from '../../../scripts/ci/nginx.mjs';
import { test as standAlone } from '../e2e/support/fixtures';
import { freePort } from '../e2e/support/free-port';
import { completeMainJourney } from '../e2e/support/main-journey';

const CONFIGURATION = readFileSync('../../deploy/nginx.conf', 'utf8');

const SMS_COMES_MS = 20_000;
const POLL_MS = 20;

const [script = ''] = readdirSync('dist/assets').filter((name) => name.endsWith('.js'));
const asset = `/assets/${script}`;

const isListening = async (port: number): Promise<boolean> => {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
};

interface Nginx {
  /** All output of nginx so far. */
  readonly logs: () => string;
}

/** The production build behind nginx: `page.goto('/')` opens it, with the stand-alone server as the API. */
const test = standAlone.extend<{ nginx: Nginx }>({
  elsewhere: async ({}, use) => use(`http://localhost:${await freePort()}`),
  baseURL: ({ elsewhere }, use) => use(elsewhere),
  nginx: [
    async ({ elsewhere, server }, use, info) => {
      const at = (name: string) => info.outputPath(name);
      cpSync('dist', at('site'), { recursive: true });
      // As the container compresses all of them.
      const content = readFileSync(`dist${asset}`);
      writeFileSync(at(`site${asset}.br`), brotliCompressSync(content));
      writeFileSync(at(`site${asset}.gz`), gzipSync(content));
      const { port } = new URL(elsewhere);
      const configured = CONFIGURATION.replace('listen 8080', `listen ${port}`)
        .replace('root /srv/dashboard', `root "${at('site')}"`)
        .replace('/tmp/nginx.pid', `"${at('nginx.pid')}"`)
        .replaceAll('http://127.0.0.1:4000', server.origin);
      writeFileSync(at('nginx.conf'), configured);
      // The folder may be unreadable for other users.
      const user = process.getuid?.() === 0 ? 'user root;' : '';
      const log = openSync(at('nginx.log'), 'a');
      const nginx = spawn('/usr/sbin/nginx', ['-c', at('nginx.conf'), '-g', `daemon off; ${user}`], {
        stdio: ['ignore', log, log],
      });
      const closed = once(nginx, 'close');
      const logs = () => readFileSync(at('nginx.log'), 'utf8');
      while (!(await isListening(Number(port)))) {
        if (nginx.exitCode !== null) throw new Error(`nginx has ended: ${logs()}`);
        await pause(POLL_MS);
      }
      await use({ logs });
      nginx.kill('SIGTERM');
      await closed;
    },
    { auto: true },
  ],
});

test.skip(nginxMissing() !== null, 'nginx cannot be installed here.');

test('behind nginx: a number is bought, its code arrives live, and the policy blocks nothing', async ({
  page,
  context,
  server,
  nginx,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const sockets: URL[] = [];
  page.on('websocket', (socket) => sockets.push(new URL(socket.url())));
  const refusals: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/.test(message.text())) refusals.push(message.text());
  });
  await page.goto('/');
  await completeMainJourney(page, () => {
    advanceBy(server.world, SMS_COMES_MS);
  });
  expect(server.world.db.numbers.all().map(({ status }) => status)).toEqual(['used']);
  expect(sockets.map(({ origin }) => origin)).toEqual([new URL(page.url()).origin.replace('http', 'ws')]);
  expect(refusals).toEqual([]);
  const token = sockets[0]?.searchParams.get('token') ?? '';
  expect(token).not.toBe('');
  // nginx logs a websocket when it ends.
  await page.close();
  await expect.poll(nginx.logs).toContain('GET /ws 101');
  expect(nginx.logs()).not.toContain(token);
});

test('behind nginx: headers, caching, compression; unknown pages are the app, missing files are 404', async ({
  request,
}) => {
  const html = readFileSync('dist/index.html', 'utf8');
  for (const path of ['/', '/history', '/index.html', '/no/such/page']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(await answer.text()).toBe(html);
  }
  for (const encoding of ['br', 'gzip']) {
    const answer = await request.get(asset, { headers: { 'Accept-Encoding': encoding } });
    expect(answer.headers()).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': encoding,
      vary: 'Accept-Encoding',
    });
    expect(await answer.text()).toBe(readFileSync(`dist${asset}`, 'utf8'));
  }
  // Neither the worker of the simulated backend, nor what the build keeps for itself.
  for (const path of [
    '/mockServiceWorker.js',
    '/.vite/manifest.json',
    `${asset}.map`,
    '/assets/',
    '/gone.png',
  ]) {
    const answer = await request.get(path);
    expect.soft(answer.status(), path).toBe(404);
    expect(answer.headers()['content-type'], path).toMatch(/^text\/plain/);
    expect(answer.headers()['cache-control']).toBeUndefined();
  }
  for (const path of ['/', '/app-worker.js', asset, '/assets/gone.js']) {
    expect((await request.get(path)).headers(), path).toMatchObject({
      'content-security-policy': "frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': 'no-referrer',
      server: 'nginx',
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
    });
  }
  expect((await request.fetch('/', { method: 'TRACE' })).status()).toBe(405);
});

test.describe('the API behind nginx', () => {
  const forwarded: (string | null)[] = [];
  test.use({
    intercept: async ({}, use) => {
      await use((call, carryOut) => {
        forwarded.push(call.headers.get('X-Forwarded-Proto'));
        return carryOut();
      });
    },
  });

  test('the API behind nginx: sends its own headers; where it fails, nginx logs no token and the page can tell', async ({
    request,
    server,
    nginx,
  }) => {
    for (const scheme of ['https', 'javascript']) {
      const health = await request.get('/api/health', { headers: { 'X-Forwarded-Proto': scheme } });
      expect(health.status()).toBe(200);
      expect(health.headers()['content-security-policy']).toBeUndefined();
    }
    expect(forwarded).toEqual(['https', 'http']);
    const large = await request.post('/api/auth/login', { data: 'x'.repeat(101 * 1024) });
    expect(large.status()).toBe(413);

    await server.close();
    const headers = { Connection: 'Upgrade', Upgrade: 'websocket' };
    for (const answer of [
      await request.post('/api/numbers/purchase', { data: {} }),
      await request.get('/ws?token=secret', { headers }),
    ]) {
      expect(answer.status(), answer.url()).toBe(502);
      expect(answer.headers()).toMatchObject({
        'content-type': 'text/plain; charset=utf-8',
        'x-content-type-options': 'nosniff',
      });
      expect(await answer.text()).toBe('Error 502\n');
    }
    await expect.poll(nginx.logs).toContain('GET /ws 502');
    expect(nginx.logs()).toContain('POST /api/numbers/purchase 502');
    expect(nginx.logs()).toContain('connect() failed');
    expect(nginx.logs()).not.toContain('secret');
  });
});

test('nginx allows a call more time than the page does', () => {
  for (const name of ['proxy_read_timeout', 'worker_shutdown_timeout']) {
    const [, seconds = ''] = new RegExp(`${name} (\\d+)s;`).exec(CONFIGURATION) ?? [];
    expect(Number(seconds) * 1_000, name).toBeGreaterThan(REQUEST_TIMEOUT_MS);
  }
});
