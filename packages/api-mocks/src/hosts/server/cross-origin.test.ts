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
