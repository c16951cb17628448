import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { securityHeaders } from '../../../deploy/security-headers.mjs';
import { nginxMissing } from '../../../scripts/ci/nginx.mjs';
import { freePort } from '../e2e/support/free-port';
import { withTempFolder } from '../e2e/support/cross-origin-host';
import { makeCertificate, test as behindNginx, type Certificate } from './nginx-fixtures';

/** A fake API: it answers calls with 200, and drops websocket upgrades. */
interface Api {
  readonly port: number;
  /** Headers of each call that reached the API. */
  readonly requests: readonly IncomingHttpHeaders[];
}

const serve = async (server: Server, use: (api: Api) => Promise<void>): Promise<void> => {
  const requests: IncomingHttpHeaders[] = [];
  server.on('request', ({ headers }, answer) => {
    requests.push(headers);
    answer.end('{}');
  });
  server.on('upgrade', ({ headers }, socket) => {
    requests.push(headers);
    socket.destroy();
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  await use({ port: (server.address() as AddressInfo).port, requests });
  server.close();
};

const withTls = ({ certificate, key }: Certificate): Server =>
  createTlsServer({ cert: readFileSync(certificate), key: readFileSync(key) });

const test = behindNginx.extend<{ api: Api; trustedApi: Api; strangeApi: Api }>({
  api: async ({}, use) => serve(createServer(), use),
  /** With the certificate that nginx trusts. */
  trustedApi: async ({ made }, use) => serve(withTls(made), use),
  /** With an untrusted certificate of the same name. */
  strangeApi: async ({}, use) => withTempFolder((folder) => serve(withTls(makeCertificate(folder)), use)),
});

/** Each has two connections, and 512 is the default limit of an nginx worker. */
const PAGES_OF_A_WORKER = 300;

const UPGRADE = { Connection: 'Upgrade', Upgrade: 'websocket' };

test.skip(nginxMissing() !== null, 'nginx cannot be installed here.');

test('nginx sends nothing to an API with an untrusted certificate', async ({
  request,
  serveBeside,
  trustedApi,
  strangeApi,
}) => {
  const signIn = async (apiUpstream: string) => {
    const { origin } = await serveBeside(apiUpstream);
    const answer = await request.post(`${origin}/api/auth/login`, { data: { password: 'secret' } });
    return answer.status();
  };
  expect(await signIn(`https://localhost:${trustedApi.port}`)).toBe(200);
  expect(trustedApi.requests).toHaveLength(1);
  expect(await signIn(`https://localhost:${strangeApi.port}`)).toBe(502);
  expect(strangeApi.requests).toEqual([]);
  expect(await signIn(`https://127.0.0.1:${trustedApi.port}`)).toBe(502);
  expect(trustedApi.requests).toHaveLength(1);
});

test('X-Forwarded-Proto is correct, also where TLS ends in front of nginx', async ({
  request,
  serveBeside,
  api,
}) => {
  const { origin } = await serveBeside(`http://localhost:${api.port}`);
  for (const [sentProto, forwarded] of [
    ['https', 'https'],
    ['http', 'http'],
    ['javascript', 'http'],
    ['https, http', 'http'],
    [undefined, 'http'],
  ] as const) {
    const headers = sentProto === undefined ? {} : { 'X-Forwarded-Proto': sentProto };
    await request.get(`${origin}/api/health`, { headers });
    await request.get(`${origin}/ws`, { headers });
    expect(api.requests.slice(-2).map((headers) => headers['x-forwarded-proto'])).toEqual([
      forwarded,
      forwarded,
    ]);
  }
});

test.describe('where TLS ends in nginx', () => {
  const forwarded: (string | null)[] = [];
  test.use({
    intercept: async ({}, use) => {
      await use((call, carryOut) => {
        forwarded.push(call.headers.get('X-Forwarded-Proto'));
        return carryOut();
      });
    },
  });

  test('clients cannot spoof X-Forwarded-Proto', async ({ request }) => {
    await request.get('/api/health', { headers: { 'X-Forwarded-Proto': 'http' } });
    expect(forwarded).toEqual(['https']);
  });
});

test('only the websocket protocol is upgraded, and only at /ws', async ({ request, serveBeside, api }) => {
  const { origin } = await serveBeside(`http://localhost:${api.port}`);
  for (const protocol of ['h2c', 'websocket']) {
    const headers = { Connection: 'Upgrade, HTTP2-Settings', Upgrade: protocol };
    expect((await request.get(`${origin}/api/health`, { headers })).status()).toBe(200);
    expect(api.requests.at(-1)?.upgrade).toBeUndefined();
    await request.get(`${origin}/ws`, { headers });
    expect(api.requests.at(-1)).toMatchObject({ connection: 'upgrade', upgrade: 'websocket' });
  }
});

test('an nginx worker serves more websockets than its default limit', async ({ serveBeside }) => {
  const openSockets: Socket[] = [];
  const api = createServer().on('upgrade', (_, socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n');
  });
  api.listen(0, 'localhost');
  await once(api, 'listening');
  const { origin, logs } = await serveBeside(`http://localhost:${(api.address() as AddressInfo).port}`);
  const open = async () => {
    const socket = connect(Number(new URL(origin).port), 'localhost');
    openSockets.push(socket);
    socket.write('GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    return answer.toString('latin1').slice(0, 12);
  };
  for (let pages = 0; pages < PAGES_OF_A_WORKER * Math.min(availableParallelism(), 8); pages += 1) {
    expect(await open()).toBe('HTTP/1.1 101');
  }
  expect(logs()).not.toContain('worker_connections');
  for (const socket of openSockets) socket.destroy();
  api.closeAllConnections();
  api.close();
});

test('when the API fails, nginx responds with the headers of the page, logs the reason, and logs no token', async ({
  request,
  serveBeside,
  made,
  api,
}) => {
  const headersOfPage = Object.entries(securityHeaders(readFileSync(join(made.site, 'index.html'), 'utf8')));
  const failures = [
    { apiUpstream: `http://localhost:${await freePort()}`, cause: 'connect() failed' },
    // An upstream without TLS.
    { apiUpstream: `https://localhost:${api.port}`, cause: 'SSL_do_handshake() failed' },
  ];
  for (const { apiUpstream, cause } of failures) {
    const { origin, logs } = await serveBeside(apiUpstream);
    const answers = [
      await request.get(`${origin}/api/health`),
      await request.post(`${origin}/api/numbers/purchase`, { data: {} }),
      await request.get(`${origin}/ws?token=secret`),
      await request.get(`${origin}/ws?token=secret`, { headers: UPGRADE }),
    ];
    for (const answer of answers) {
      expect(answer.status(), answer.url()).toBe(502);
      expect(answer.headers()).toMatchObject({ 'content-type': 'text/plain; charset=utf-8' });
      for (const [name, value] of headersOfPage)
        expect(answer.headers()[name.toLowerCase()], name).toBe(value);
      expect(await answer.text()).toBe('Error 502\n');
    }
    await expect.poll(logs).toMatch(/GET \/ws 502[^]*GET \/ws 502/);
    expect(logs()).toContain('POST /api/numbers/purchase 502');
    expect(logs()).toContain(cause);
    expect(logs()).not.toContain('secret');
  }
});

test('when the API drops a websocket, no token is logged; a call that is too large still gets all headers', async ({
  request,
  serveBeside,
  api,
}) => {
  const { origin, logs } = await serveBeside(`http://localhost:${api.port}`);
  expect((await request.get(`${origin}/ws?token=secret`, { headers: UPGRADE })).status()).toBe(502);
  await expect.poll(logs).toContain('GET /ws 502');
  expect(logs()).not.toContain('secret');

  const large = await request.post(`${origin}/api/auth/login`, { data: 'x'.repeat(101 * 1024) });
  expect(large.status()).toBe(413);
  expect(large.headers()).toMatchObject({ 'x-content-type-options': 'nosniff' });
  // The API sets its own headers.
  expect((await request.get(`${origin}/api/health`)).headers()['x-content-type-options']).toBeUndefined();
});
