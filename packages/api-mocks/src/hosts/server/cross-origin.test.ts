import { expect, it } from 'vitest';
import { useServer } from '../../testing/use-server';

const start = useServer();
const LISTED = 'http://localhost:5173';
const STRANGER = 'http://evil.test';

const ask = async (origin: string | null, init: RequestInit = {}) => {
  const server = await start({ allowedOrigins: [LISTED] });
  const headers = new Headers(init.headers);
  if (origin !== null) headers.set('Origin', origin === 'own' ? server.origin : origin);
  return fetch(`${server.origin}/api/health`, { ...init, headers });
};

it('cors: a listed origin may read the response with credentials', async () => {
  const { status, headers } = await ask(LISTED);
  expect(status).toBe(200);
  expect(headers.get('Access-Control-Allow-Origin')).toBe(LISTED);
  expect(headers.get('Access-Control-Allow-Credentials')).toBe('true');
  expect(headers.get('Vary')).toBe('Origin');
});

it.each([['own'], [null]])('cors: serves its own pages and callers without an origin: %s', async (origin) => {
  expect((await ask(origin)).status).toBe(200);
});

it.each([[STRANGER], ['null'], ['http://localhost:5173.evil.test']])('cors: refuses %s', async (origin) => {
  const response = await ask(origin);
  expect(response.status).toBe(403);
  expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
  expect(await response.json()).toEqual({
    success: false,
    error: 'CORS error',
    message: 'Origin not allowed',
  });
});

it('cors: accepts the preflight of an unsafe call from a listed origin', async () => {
  const wanted = 'authorization,content-type,idempotency-key,x-csrf-token';
  const { status, headers } = await ask(LISTED, {
    method: 'OPTIONS',
    headers: { 'Access-Control-Request-Method': 'DELETE', 'Access-Control-Request-Headers': wanted },
  });
  expect(status).toBe(204);
  expect(headers.get('Access-Control-Allow-Methods')).toContain('DELETE');
  expect(headers.get('Access-Control-Allow-Headers')).toBe(wanted);
  expect(headers.get('Access-Control-Allow-Credentials')).toBe('true');
  expect(headers.get('Access-Control-Max-Age')).toBe('86400');
});

it('cors: refuses the preflight of any other origin', async () => {
  expect((await ask(STRANGER, { method: 'OPTIONS' })).status).toBe(403);
});
