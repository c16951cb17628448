import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createSignedInClient } from '../testing/client';
import { realServerQuirks } from '../world/server-quirks';
import { isApiAddress } from './router';

it.each([
  ['https://a.test/api', true],
  ['http://localhost:5173/api/services', true],
  ['http://localhost:5173/src/api/services.ts', false],
  ['http://localhost:5173/apiary', false],
  ['http://localhost:5173/', false],
])('%s belongs to the API: %s', (url, belongs) => {
  expect(isApiAddress(url)).toBe(belongs);
});

describe('errors', () => {
  it('errors reveal internals in message where a purchase fails through no fault of the user', async () => {
    const { call } = await createSignedInClient('provider-account-empty');
    expect(await call('purchaseNumber', { body: { service: 'wa', country: '187' } })).toMatchObject({
      status: 500,
      body: {
        code: 'PURCHASE_FAILED',
        error: 'Failed to purchase number',
        message: 'Insufficient balance in provider account',
      },
    });
  });
});

it("a purchase responds after the provider's two seconds, and no sooner", async () => {
  const { world, call } = await createSignedInClient('waiting-cancellable');
  const bought = () => world.db.numbers.all().length - 1;
  world.flags.purchaseMs = realServerQuirks.purchaseMs;
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const answered = call('purchaseNumber', { body: { service: 'wa', country: '187' } });
  await vi.advanceTimersByTimeAsync(1_999);
  expect(bought()).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect([(await answered).status, bought()]).toEqual([200, 1]);
});

describe('faults', () => {
  const order = { body: { service: 'wa', country: '187' } };
  const disturbed = async (fault: object) => {
    const client = await createSignedInClient('waiting-cancellable');
    client.world.flags.faults = [{ operation: 'purchaseNumber', times: 1, ...fault }];
    const first = await client.call('purchaseNumber', order);
    const bought = client.world.db.numbers.all().length - 1;
    const second = await client.call('purchaseNumber', order);
    return { first, bought, second };
  };

  it.each([
    ['a lost connection', { corruption: 'connection-lost' }, 0, ''],
    ['half a JSON text', { corruption: 'malformed' }, 200, '{"success":true,"data":[{"id":1,'],
    ['another shape', { corruption: 'wrong-schema' }, 200, { success: true, data: 'unexpected' }],
    ['no content', { corruption: { status: 204, body: '' } }, 204, ''],
    ['any answer', { corruption: { status: 200, body: '{"data":42}' } }, 200, { data: 42 }],
    ["a proxy's page", { corruption: 'html' }, 502, '<html><h1>502 Bad Gateway</h1></html>'],
    [
      'an error',
      { corruption: { status: 500, code: 'PURCHASE_FAILED', text: 'No' } },
      500,
      { success: false, error: 'No', message: 'No', code: 'PURCHASE_FAILED' },
    ],
  ])('fault %s: occurs once, and nothing is bought', async (_name, fault, status, body) => {
    const { first, bought, second } = await disturbed(fault);
    expect(first).toMatchObject({ status, body });
    expect(bought).toBe(0);
    expect(second.status).toBe(200);
  });
});
