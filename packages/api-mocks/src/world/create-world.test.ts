import { MINUTE_MS } from '@sms/domain/limits/spec';
import { expect, it } from 'vitest';
import { createSignedInClient, customerWith } from '../testing/client';
import { createWorld } from './create-world';

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

it('a world runs due events at their own moments, however far the clock is moved', () => {
  const steps = createWorld('busy-account');
  const leap = createWorld('busy-account');
  const end = steps.clock.now() + 25 * MINUTE_MS;
  for (let now = steps.clock.now(); now <= end; now += 1_000) steps.advance(now);
  leap.advance(end);
  expect(leap.db.numbers).toEqual(steps.db.numbers);
});
