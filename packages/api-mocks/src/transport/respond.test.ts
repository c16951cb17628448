import { expect, it, onTestFinished, vi } from 'vitest';
import { createSignedInClient } from '../testing/client';
import { realServerQuirks } from '../world/server-quirks';

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

it("a purchase responds after the provider's two seconds, and no sooner", async () => {
  const { world, call } = await createSignedInClient('waiting-cancellable');
  const bought = () => world.db.numbers.length - 1;
  world.flags.purchaseMs = realServerQuirks.purchaseMs;
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const answered = call('purchaseNumber', { body: { service: 'wa', country: '187' } });
  await vi.advanceTimersByTimeAsync(1_999);
  expect(bought()).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect([(await answered).status, bought()]).toEqual([200, 1]);
});
