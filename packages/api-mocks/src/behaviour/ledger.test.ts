import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { NumberRow } from '../db/rows';
import { createClient } from '../testing/client';

const command = fc.oneof(
  fc.record({ kind: fc.constant('buy' as const), service: fc.constantFrom('wa', 'tg', 'ds', 'nope') }),
  fc.record({
    kind: fc.constantFrom('cancel' as const, 'complete' as const),
    id: fc.integer({ min: 0, max: 9 }),
  }),
  fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 12 * 60_000 }) }),
);

const paidFor = ({ status, price }: NumberRow): number => (status === 'cancelled' ? 0 : price);

it('always sums: what was deposited is either there or was paid for numbers that were kept', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { maxLength: 40 }), fc.integer(), async (commands, seed) => {
      const { world, call, signIn, resume } = createClient({
        description: 'A customer with two dollars.',
        seed,
        signedIn: false,
        balanceUsd: 2,
        numbers: [],
        habits: { arrives: 0.4, onCancel: 0.5 },
      });
      await signIn();
      for (const next of commands) {
        if (next.kind === 'wait') {
          world.advance(world.clock.now() + next.ms);
          await resume();
        } else if (next.kind === 'buy') {
          await call('purchaseNumber', { body: { service: next.service, country: '187' } });
        } else {
          await call(`${next.kind}Number`, { params: { id: String(next.id) } });
        }
        const balance = world.db.ledger.all().reduce((sum, { amount }) => sum + amount, 0);
        const paid = world.db.numbers.all().reduce((sum, number) => sum + paidFor(number), 0);
        expect(balance + paid).toBe(2_000_000);
        expect(balance).toBeGreaterThanOrEqual(0);
        expect((await call('balance', {})).body).toMatchObject({
          data: { balance: { balance: balance / 1_000_000 } },
        });
      }
    }),
    { numRuns: 60 },
  );
});
