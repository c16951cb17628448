// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';

/** The API settings of a page served with these meta tags. */
const open = async (settings: Readonly<Record<string, string>>) => {
  vi.resetModules();
  for (const [name, content] of Object.entries(settings)) {
    document.head.append(Object.assign(document.createElement('meta'), { name, content }));
  }
  const { API_ORIGIN, sendsIdempotencyKeys } = await import('./api-origin');
  return [API_ORIGIN, sendsIdempotencyKeys()];
};

afterEach(() => document.head.replaceChildren());

it('API origin: same origin without a setting', async () => {
  expect(await open({})).toEqual([location.origin, true]);
  expect(await open({ 'api-origin': '' })).toEqual([location.origin, true]);
});

it('API origin: uses the configured origin, with idempotency keys where they are allowed', async () => {
  const named = { 'api-origin': 'https://api.example.com' };
  expect(await open(named)).toEqual(['https://api.example.com', false]);
  expect(await open({ ...named, 'idempotency-header': 'allowed' })).toEqual([
    'https://api.example.com',
    true,
  ]);
});

it.each(['javascript:alert(1)', '//evil.example', 'https://a.example/path', 'api.example.com'])(
  'API origin: ignores %s, which is not an origin',
  async (text) => {
    expect((await open({ 'api-origin': text }))[0]).toBe(location.origin);
  },
);
