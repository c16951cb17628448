import { expect, it } from 'vitest';
import { createSignedInClient } from '../testing/client';

const open = async () => {
  const client = await createSignedInClient('ready-to-buy');
  const buy = (key: string | null) =>
    client.send('/api/numbers/purchase', {
      method: 'POST',
      body: '{"service":"wa","country":"187"}',
      headers: key === null ? {} : { 'Idempotency-Key': key },
    });
  return { ...client, buy, bought: () => client.world.db.numbers.length };
};

it('idempotency: a purchase sent twice with its key makes one booking and one response', async () => {
  const { world, buy, bought } = await open();
  const booked = world.db.ledger.length;
  const first = await buy('a-key');
  const again = await buy('a-key');
  expect(again).toMatchObject({ status: 200, body: first.body });
  expect([bought(), world.db.ledger.length]).toEqual([1, booked + 1]);
});

it.each([
  ['another key', 'another-key', false],
  ['no key', null, false],
  ['a key that the server ignores', 'a-key', true],
])('idempotency: %s makes it another purchase', async (_, key, idempotencyKeysIgnored) => {
  const { world, buy, bought } = await open();
  world.flags.idempotencyKeysIgnored = idempotencyKeysIgnored;
  await buy('a-key');
  await buy(key);
  expect(bought()).toBe(2);
});

it('idempotency: a rejection is not stored', async () => {
  const { world, buy, bought } = await open();
  world.flags.purchasesLimited = true;
  expect((await buy('a-key')).status).toBe(429);
  world.flags.purchasesLimited = false;
  expect((await buy('a-key')).status).toBe(200);
  expect(bought()).toBe(1);
});
