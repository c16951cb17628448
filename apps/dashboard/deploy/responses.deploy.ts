import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { once } from 'node:events';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { connect as connectTls, type SecureVersion } from 'node:tls';
import { expect } from '@playwright/test';
import { securityHeaders } from '../../../deploy/security-headers.mjs';
import { nginxMissing } from '../../../scripts/ci/nginx.mjs';
import { test } from './nginx-fixtures';

/** Half a year, in s: the minimum that scanners require for Strict-Transport-Security. */
const HALF_A_YEAR_S = 15_768_000;

const UNCOMPRESSED = { 'Accept-Encoding': 'identity' };

test.skip(nginxMissing() !== null, 'nginx cannot be installed here.');

/** The checks of Mozilla's Observatory, with the full score. */
test('every response has the security headers that scanners check', async ({ request, made, server }) => {
  for (const path of ['/', '/active-numbers', '/app-worker.js', '/assets/gone.js']) {
    const headers = (await request.get(path)).headers();
    const policy = new Map(
      headers['content-security-policy']?.split('; ').map((line) => {
        const [name = '', ...sources] = line.split(' ');
        return [name, sources];
      }),
    );
    expect(policy.get('default-src'), path).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('form-action')).toEqual(["'self'"]);
    expect([...policy.values()].flat().filter((source) => /unsafe|\*|^https?:/.test(source))).toEqual([]);
    const [, age = ''] = /^max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '') ?? [];
    expect(Number(age)).toBeGreaterThanOrEqual(HALF_A_YEAR_S);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['server']).toBe('nginx');
  }
  const [ours, theirs] = await Promise.all([request.get('/'), request.get(`${server.origin}/`)]);
  const page = readFileSync(join(made.site, 'index.html'), 'utf8');
  for (const [name, value] of Object.entries(securityHeaders(page))) {
    expect(ours.headers()[name.toLowerCase()], name).toBe(value);
    expect(theirs.headers()[name.toLowerCase()], `${name} of the stand-alone server`).toBe(value);
  }
});

test('http serves nothing: pages are redirected to https, calls are rejected', async ({ request, nginx }) => {
  const page = await request.get(`${nginx.plainOrigin}/history?page=2`, { maxRedirects: 0 });
  expect(page.status()).toBe(301);
  expect(page.headers()['location']).toBe('https://localhost/history?page=2');
  for (const path of ['/api/auth/me', '/ws?token=secret']) {
    const call = await request.get(nginx.plainOrigin + path, { maxRedirects: 0 });
    expect(call.status(), path).toBe(403);
    expect(call.headers()['location'], path).toBeUndefined();
  }
});

test('TLS 1.2 and 1.3 are supported, older versions and weak ciphers are not', async ({ elsewhere }) => {
  const { hostname, port } = new URL(elsewhere);
  const spokenOf = async (version: SecureVersion, ciphers = 'DEFAULT'): Promise<unknown> => {
    const socket = connectTls({
      host: hostname,
      port: Number(port),
      rejectUnauthorized: false,
      minVersion: version,
      maxVersion: version,
      // Without it, the client would be the one that rejects.
      ciphers: `${ciphers}:@SECLEVEL=0`,
    });
    try {
      await once(socket, 'secureConnect');
      return socket.getProtocol();
    } catch (error) {
      return (error as NodeJS.ErrnoException).code;
    } finally {
      socket.destroy();
    }
  };
  expect(await spokenOf('TLSv1.3')).toBe('TLSv1.3');
  expect(await spokenOf('TLSv1.2')).toBe('TLSv1.2');
  expect(await spokenOf('TLSv1.1')).toBe('ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION');
  // OpenSSL 3.5 (Node 24) has another name for the same alert.
  for (const weak of ['AES128-SHA', 'AES128-GCM-SHA256', 'ECDHE-RSA-AES128-SHA']) {
    expect(await spokenOf('TLSv1.2', weak), weak).toMatch(/^ERR_SSL_.*_ALERT_HANDSHAKE_FAILURE$/);
  }
});

test('nginx also serves IPv6', async ({ request, nginx }) => {
  const isHere = Object.values(networkInterfaces())
    .flat()
    .some((address) => address?.address === '::1');
  test.skip(!isHere, 'There is no IPv6 here.');
  for (const host of ['127.0.0.1', '[::1]']) {
    for (const [origin, status] of [
      [nginx.origin, 200],
      [nginx.plainOrigin, 301],
    ] as const) {
      const answer = await request.get(origin.replace('localhost', host), { maxRedirects: 0 });
      expect(answer.status(), answer.url()).toBe(status);
    }
  }
});

test('TRACE requests are rejected', async ({ request }) => {
  for (const path of ['/', '/api/health']) {
    const answer = await request.fetch(path, { method: 'TRACE', headers: { 'X-Sent': 'secret' } });
    expect(answer.status(), path).toBe(405);
    expect(await answer.text()).not.toContain('secret');
  }
});

test('files are cached and compressed, pages are revalidated, a missing file is a 404', async ({
  request,
  made,
}) => {
  const html = readFileSync(join(made.site, 'index.html'), 'utf8');
  for (const path of ['/', '/history', '/index.html', '/no/such/page']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(await answer.text()).toBe(html);
  }
  const script = readdirSync(join(made.site, 'assets')).find((name) => name.endsWith('.js'));
  const asset = `/assets/${script}`;
  const content = await (await request.get(asset, { headers: UNCOMPRESSED })).text();
  for (const encoding of ['br', 'gzip']) {
    const answer = await request.get(asset, { headers: { 'Accept-Encoding': encoding } });
    expect(answer.headers()).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': encoding,
      vary: 'Accept-Encoding',
    });
    expect(await answer.text()).toBe(content);
  }
  for (const path of ['/assets/gone.js', '/assets/', '/.vite/manifest.json', `${asset}.map`, '/gone.png']) {
    const answer = await request.get(path);
    expect.soft(answer.status(), path).toBe(404);
    expect(answer.headers()['content-type'], path).toMatch(/^text\/plain/);
    expect(answer.headers()['cache-control']).toBeUndefined();
  }
});

test('the API is served beside the pages, also over HTTP/2', async ({ request, elsewhere }) => {
  const health = await request.get('/api/health');
  expect(health.status()).toBe(200);
  expect(health.headers()['content-type']).toContain('application/json');
  expect((await request.get('/api/nothing')).status()).toBe(404);

  const session = connect(elsewhere, { rejectUnauthorized: false });
  const stream = session.request({ ':path': '/' });
  const [headers] = (await once(stream, 'response')) as [{ ':status': number }];
  expect(headers[':status']).toBe(200);
  expect(session.alpnProtocol).toBe('h2');
  session.destroy();
});
