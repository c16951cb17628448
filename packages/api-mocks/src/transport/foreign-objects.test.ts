import { operations, type OperationName } from '@sms/domain/contracts/operations';
import { expect, it } from 'vitest';
import { namesOf } from '../names-of';
import { createSignedInClient, customerWith } from '../testing/client';
import { noQuirks } from '../world/server-quirks';

const own = namesOf<OperationName>(operations).filter((name) => /\{(id|txRef)\}/.test(operations[name].path));

/** A customer with one object of every kind, on a server without call limits. */
const scenario = customerWith({
  balanceUsd: 100,
  numbers: [{ service: 'wa', country: '187', status: 'waiting', boughtAgoMs: 360_000 }],
  deposits: [{ naira: 500, status: 'PENDING_UNSETTLED', createdAgoMs: 60_000, providerStatus: 'successful' }],
  subscriptions: [{ service: 'wa', country: '187', period: 2 }],
  flags: noQuirks,
});

it("another user's objects are not found, and do not change", async () => {
  const { world, request, signIn } = await createSignedInClient(scenario);
  const { db } = world;
  const snapshot = () => JSON.stringify([db.numbers, db.deposits, db.subscriptions, db.ledger]);
  await signIn({ username: 'other', password: 'other1234' });
  const before = snapshot();
  const ids = { id: '1', txRef: world.db.deposits[1]?.tx_ref ?? '' };
  expect(own.length).toBeGreaterThan(8);
  for (const name of own) {
    const code = expect.stringMatching(/_NOT_FOUND$/) as unknown;
    expect(await request(name, { params: ids }), name).toMatchObject({ status: 404, body: { code } });
  }
  for (const name of ['activeNumbers', 'history', 'subscriptions'] as const) {
    expect((await request(name, {})).body, name).toMatchObject({ data: [] });
  }
  expect(snapshot()).toBe(before);
});
