import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { advanceBy } from '@sms/api-mocks/server';
import { HOUR_MS, REQUEST_TIMEOUT_MS } from '@sms/domain/limits/spec';
import type { Site } from '../../../deploy/site.mjs';
import { nginxMissing } from '../../../scripts/ci/nginx.mjs';
import { test as standAlone } from '../e2e/support/fixtures';
import { freePort } from '../e2e/support/free-port';
import { completeMainJourney } from '../e2e/support/main-journey';
import { START_TIME } from '../e2e/support/start-time';

const CONFIGURATION = readFileSync('../../deploy/nginx.conf', 'utf8');
const START = '../../deploy/start.sh';

const SMS_COMES_MS = 20_000;
const POLL_MS = 20;

const [script = ''] = readdirSync('dist/assets').filter((name) => name.endsWith('.js'));
const asset = `/assets/${script}`;

interface Nginx {
  /** All output of nginx so far. */
  readonly logs: () => string;
}

interface Options {
  /** What the operator says. Default: there is no `site.json`. */
  readonly site: Site | undefined;
  readonly tls: boolean;
}

/** Makes a folder as the container has it. */
const makeFolder = (folder: string, compressed: string, siteText: string | undefined): NodeJS.ProcessEnv => {
  cpSync(compressed, `${folder}/dashboard`, { recursive: true });
  if (siteText !== undefined) writeFileSync(`${folder}/site.json`, siteText);
  mkdirSync(`${folder}/state`);
  return { ...process.env, FOLDER: folder, TMPDIR: `${folder}/state` };
};

/**
 * The production build behind nginx, started as in the container: `page.goto('/')` opens it, with the
 * stand-alone server as the API.
 */
const test = standAlone.extend<{ nginx: Nginx } & Options, { compressed: string }>({
  site: [undefined, { option: true }],
  tls: [false, { option: true }],
  compressed: [
    async ({}, use, { parallelIndex }) => {
      const folder = `reports/deploy-results/compressed-${parallelIndex}`;
      cpSync('dist', folder, { recursive: true });
      spawnSync(process.execPath, ['../../deploy/main.mjs', folder]);
      await use(folder);
    },
    { scope: 'worker' },
  ],
  elsewhere: async ({ tls }, use) => use(`http${tls ? 's' : ''}://localhost:${await freePort()}`),
  baseURL: ({ elsewhere }, use) => use(elsewhere),
  ignoreHTTPSErrors: ({ tls }, use) => use(tls),
  nginx: [
    async ({ elsewhere, server, compressed, site, tls }, use, info) => {
      const { port } = new URL(elsewhere);
      const folder = info.outputPath('srv');
      const env = makeFolder(folder, compressed, site && JSON.stringify(site));
      const file = info.outputPath('nginx.log');
      const log = openSync(file, 'a');
      // The folder may be unreadable for other users.
      const nginx = spawn(START, process.getuid?.() === 0 ? ['user root;'] : [], {
        env: { ...env, PORT: port, API_UPSTREAM: server.origin, ...(tls && { TLS_NAME: 'localhost' }) },
        stdio: ['ignore', log, log],
      });
      const closed = once(nginx, 'close');
      const logs = () => readFileSync(file, 'utf8');
      // nginx writes it once it listens. A connection would not tell: before that, the port may for a moment
      // be another process's, or the connection's own.
      while (!existsSync(`${folder}/state/nginx.pid`)) {
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

/** What the content policy refuses. */
const recordRefusals = (page: Page): readonly string[] => {
  const refusals: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/.test(message.text())) refusals.push(message.text());
  });
  return refusals;
};

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
  const refusals = recordRefusals(page);
  await page.goto('/');
  await completeMainJourney(page, () => {
    advanceBy(server.world, SMS_COMES_MS);
  });
  expect(server.world.db.numbers.map(({ status }) => status)).toEqual(['used']);
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

test('site.json: with an error the start is refused, with the line and the reason', ({
  compressed,
}, info) => {
  const siteText = '{\n  "terms": "Be kind."\n  "privacy": "We keep nothing."\n}';
  const env = makeFolder(info.outputPath('wrong'), compressed, siteText);
  const { status, stderr } = spawnSync(START, { env, encoding: 'utf8' });
  expect(stderr).toContain('site.json, line 3: comma expected');
  expect(status).toBe(1);
});

const ALL_ENTRIES: Site = {
  support: {
    mail: 'help@example.com',
    whatsapp: '+2348012345678',
    telegram: 'examplehelp',
    link: 'https://example.com/help',
  },
  terms: ['## Use', '', '- Be **kind**, or [write](mailto:help@example.com).'],
  privacy: 'We keep nothing.',
  payments: {
    card: 'Cards of every bank.',
    bank: 'Transfers take up to ten minutes on Sundays.',
    ussd: 'From your own phone only.',
    mobile: 'Not at night.',
  },
  notice: {
    text: 'Maintenance tonight',
    from: new Date(START_TIME).toISOString(),
    to: new Date(START_TIME + HOUR_MS).toISOString(),
  },
  api: { idempotencyHeader: true },
  reports: '/api/reports',
};

test.describe('site.json: all entries', () => {
  // But the API's origin, which cross-origin.e2e.ts has.
  test.use({ tls: true, site: ALL_ENTRIES });

  test('site.json: over TLS and HTTP/2 the page has all entries, and the policy blocks nothing', async ({
    page,
    context,
  }) => {
    const refusals = recordRefusals(page);
    const protocols = new Set<string | undefined>();
    const cdp = await context.newCDPSession(page);
    cdp.on('Network.responseReceived', ({ response }) => protocols.add(response.protocol));
    await cdp.send('Network.enable');
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Notice' })).toHaveCount(1);
    const read = (id: string) =>
      page.evaluate((name) => document.getElementById(name)?.textContent || '{}', id);
    const { terms: _, privacy: __, ...said } = ALL_ENTRIES;
    expect(JSON.parse(await read('site'))).toEqual(said);
    expect(Object.keys(JSON.parse(await read('legal')) as object)).toEqual(['terms', 'privacy']);
    expect([...protocols]).toEqual(['h2']);
    expect(refusals).toEqual([]);
  });
});

test('compose.yaml: the simulated company answers the page that is served beside it', () => {
  const composition = readFileSync('../../compose.yaml', 'utf8');
  const [, port] = /ports: \['(\d+):8443'\]/.exec(composition) ?? [];
  expect(composition).toContain(`ALLOWED_ORIGINS: 'https://localhost:${port}'`);
});
