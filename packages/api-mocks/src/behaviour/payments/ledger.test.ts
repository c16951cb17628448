import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decide, decisions } from '../../checkout/decide';
import { createSignedInClient, customerWith } from '../../testing/client';
import { microsOf } from '../../db/money';
import type { World } from '../../world/world';

const id = fc.integer({ min: 0, max: 9 });
const command = fc.oneof(
  fc.record({ kind: fc.constant('buy' as const), service: fc.constantFrom('wa', 'tg', 'ds', 'nope') }),
  fc.record({ kind: fc.constant('subscribe' as const), period: fc.integer({ min: 0, max: 2 }) }),
  fc.record({ kind: fc.constant('deposit' as const), naira: fc.integer({ min: 50, max: 20_000 }) }),
  fc.record({ kind: fc.constant('decide' as const), id, decision: fc.constantFrom(...decisions) }),
  fc.record({ kind: fc.constantFrom('cancelNumber' as const, 'completeNumber' as const), id }),
  fc.record({ kind: fc.constantFrom('verifyPayment' as const, 'cancelPayment' as const), id }),
  fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 12 * 60_000 }) }),
);

const NO_DEPOSIT = { tx_ref: '', token: '' };

const START = 12_000_000;

/** The balance computed from all tables other than the ledger. */
const expectedBalance = ({ db }: World): number => {
  const settled = db.deposits.all().filter(({ status }) => status === 'PAID_SETTLED');
  const billed = db.numbers.all().filter(({ status }) => status !== 'cancelled');
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  return (
    sum(settled.map((deposit) => microsOf(deposit.usd_equivalent))) -
    sum(billed.map(({ price }) => microsOf(price))) -
    sum(db.subscriptions.all().map(({ price }) => microsOf(price)))
  );
};

const customer = async (seed: number) => {
  const client = await createSignedInClient(
    customerWith({
      seed,
      balanceUsd: START / 1_000_000,
      flags: { secondRefundMs: 0 },
      deliveryProfile: { arrives: 0.4, onCancel: 0.5 },
    }),
  );
  const { world, call, resume, wait } = client;
  const act = async (next: typeof command extends fc.Arbitrary<infer C> ? C : never) => {
    const deposits = world.db.deposits.all();
    const { tx_ref: txRef, token } = deposits['id' in next ? next.id % deposits.length : 0] ?? NO_DEPOSIT;
    switch (next.kind) {
      case 'wait':
        wait(next.ms);
        return resume();
      case 'buy':
        return call('purchaseNumber', { body: { service: next.service, country: '187' } });
      case 'subscribe':
        return call('buySubscription', { body: { service: 'wa', country: '187', period: next.period } });
      case 'deposit':
        return call('createDeposit', { body: { amount: next.naira, payment_type: 'card' } });
      case 'decide':
        return decide(world, token, next.decision, 'https://api.test');
      case 'verifyPayment':
      case 'cancelPayment':
        return call(next.kind, { params: { txRef } });
      default:
        return call(next.kind, { params: { id: String(next.id) } });
    }
  };
  return { ...client, act };
};

it('the ledger always adds up: deposits equal the balance plus the cost of all numbers that were not refunded', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { maxLength: 40 }), fc.integer(), async (commands, seed) => {
      const { world, call, act } = await customer(seed);
      for (const next of commands) {
        await act(next);
        const balance = world.db.ledger.all().reduce((sum, { amount }) => sum + amount, 0);
        expect(balance).toBe(expectedBalance(world));
        expect(balance).toBeGreaterThanOrEqual(0);
        expect((await call('balance', {})).body).toMatchObject({
          data: { balance: { balance: balance / 1_000_000 } },
        });
      }
    }),
    { numRuns: 60 },
  );
});
