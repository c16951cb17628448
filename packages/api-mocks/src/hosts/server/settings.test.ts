import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readSettings } from './settings';

it('settings: the defaults run the demo on port 5000 for the usual front ends', () => {
  expect(readSettings({})).toEqual({
    port: 5000,
    scenario: 'demo',
    allowedOrigins: ['http://localhost:5173', 'http://localhost:4173', 'http://localhost:3000'],
    staticDir: null,
    keep: null,
    callLimits: { api: 60, sms: 10 },
  });
});

it('settings: read from the environment', () => {
  const env = {
    PORT: '8080',
    SCENARIO: 'busy-account',
    ALLOWED_ORIGINS: 'https://a.test, https://b.test',
    STATIC_DIR: 'dist',
    CALL_LIMITS: 'off',
    INIT_CWD: '/tmp',
  };
  expect(readSettings(env, ['--keep', 'world.json'])).toEqual({
    port: 8080,
    scenario: 'busy-account',
    allowedOrigins: ['https://a.test', 'https://b.test'],
    staticDir: 'dist',
    keep: resolve('/tmp/world.json'),
    callLimits: null,
  });
});

it.each([
  [{ PORT: 'http' }, 'PORT must be a number from 0 to 65535, not http.'],
  [{ PORT: '65536' }, 'PORT must be'],
  [{ SCENARIO: 'constructor' }, 'SCENARIO must be one of demo,'],
])('settings: names the invalid variable: %o', (env, message) => {
  expect(() => readSettings(env)).toThrow(message);
});
