import { MINUTE_MS } from '@sms/domain/limits/spec';
import { expect, it } from 'vitest';
import { createSignedInClient, customerWith } from '../testing/client';

const story = async (seed: number) => {
  const { world, call, wait } = await createSignedInClient(customerWith({ seed, balanceUsd: 10 }));
  for (let bought = 0; bought < 4; bought += 1) {
    await call('purchaseNumber', { body: { service: 'tg', country: '16' } });
    wait(2 * MINUTE_MS);
  }
  wait(30 * MINUTE_MS);
  return JSON.stringify([world.db.numbers, world.db.ledger]);
};

it('a world is the same for the same seed and another one for another seed', async () => {
  expect(await story(5)).toBe(await story(5));
  expect(await story(5)).not.toBe(await story(6));
});
