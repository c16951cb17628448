import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createFolder } from '../../testing/use-server';
import { readSettings } from './settings';

it('settings: the defaults run the demo on port 4000 for the usual front ends', () => {
  expect(readSettings({})).toEqual({
    port: 4000,
    scenario: 'demo',
    allowedOrigins: ['http://localhost:5173', 'http://localhost:4173', 'http://localhost:3000'],
    staticDir: null,
    callLimits: { api: 60, sms: 10 },
  });
});

it('settings: read from the environment', async () => {
  const folder = await createFolder();
  await writeFile(join(folder, 'index.html'), '');
  const env = {
    PORT: '8080',
    SCENARIO: 'busy-account',
    ALLOWED_ORIGINS: 'https://a.test, https://b.test/',
    STATIC_DIR: '.',
    CALL_LIMITS: 'off',
    INIT_CWD: folder,
  };
  expect(readSettings(env, ['--host', '0.0.0.0'])).toEqual({
    port: 8080,
    scenario: 'busy-account',
    allowedOrigins: ['https://a.test', 'https://b.test'],
    staticDir: folder,
    host: '0.0.0.0',
    callLimits: null,
  });
});

it.each([
  [{ PORT: 'http' }, 'PORT must be a number from 0 to 65535, not http.'],
  [{ PORT: '65536' }, 'PORT must be'],
  [{ SCENARIO: 'constructor' }, 'SCENARIO must be one of demo,'],
  [{ CALL_LIMITS: 'of' }, 'CALL_LIMITS must be off or unset, not of.'],
  [{ STATIC_DIR: 'dist', INIT_CWD: '/nowhere' }, '/nowhere/dist has no index.html. Run npm run build.'],
])('settings: names the invalid variable: %o', (env, message) => {
  expect(() => readSettings(env)).toThrow(message);
});

it.each([
  ['--port=5001', "Unknown option '--port'\nPORT=4001 "],
  ['--help', /^PORT=4001 /],
])('settings: the argument %s prints the usage', (argument, message) => {
  expect(() => readSettings({}, [argument])).toThrow(message);
});
