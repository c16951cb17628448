// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import type { Site } from '../../../../deploy/site.mjs';

/** The API settings of a page served with this `site.json`. */
const open = async (site: Site) => {
  vi.resetModules();
  document.head.innerHTML = `<script type="application/json" id="site">${JSON.stringify(site)}</script>`;
  const { API_ORIGIN, sendsIdempotencyKeys } = await import('./api-origin');
  return [API_ORIGIN, sendsIdempotencyKeys()];
};

afterEach(() => document.head.replaceChildren());

it('API origin: same origin without a setting', async () => {
  expect(await open({})).toEqual([location.origin, true]);
});

it('API origin: uses the configured origin, with idempotency keys where they are allowed', async () => {
  const origin = 'https://api.example.com';
  expect(await open({ api: { origin } })).toEqual([origin, false]);
  expect(await open({ api: { origin, idempotencyHeader: true } })).toEqual([origin, true]);
});
