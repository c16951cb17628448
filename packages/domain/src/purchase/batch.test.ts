import fc from 'fast-check';
import { expect, it } from 'vitest';
import { batchCost, batchShortfall, batchSummary, newBatch, updateBatch, type BatchAction } from './batch';

const after = (asked: number, ...actions: readonly BatchAction[]) =>
  actions.reduce(updateBatch, newBatch(asked, 'WhatsApp', 0.4));

const failed: BatchAction = { failure: 'No numbers available.' };

it('batch of purchases: sends at most the requested number, and none once it has ended, in any order of events', () => {
  const anyAction = fc.constantFrom<BatchAction>('sent', 'bought', 'stopped', failed);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3 }), fc.array(anyAction), (asked, actions) => {
      let batch = newBatch(asked, 'WhatsApp', 0.4);
      let sent = 0;
      for (const action of actions) {
        const isPossible = {
          between: action !== 'bought',
          buying: action !== 'sent',
          over: action !== 'sent',
        };
        if (!isPossible[batch.phase]) continue;
        const wasOver = batch.phase === 'over';
        if (action === 'sent') sent += 1;
        const next = updateBatch(batch, action);
        if (wasOver) expect(next).toBe(batch);
        batch = next;
        expect(batch.bought).toBeLessThanOrEqual(sent);
      }
      expect(sent).toBeLessThanOrEqual(asked);
    }),
  );
});

it('batch cost: is the exact sum of its prices', () => {
  expect(batchCost(0.1, 3)).toBe(0.3);
});

it('batch shortfall: is 0 as soon as the balance covers the exact cost', () => {
  expect(batchShortfall(0.1, 3, 0.3)).toBe(0);
  expect(batchShortfall(0.1, 3, 0.25)).toBe(0.05);
});

it.each<[string, ...(readonly BatchAction[])]>([
  ['2 of 2 bought: WhatsApp.', 'sent', 'bought', 'sent', 'bought'],
  ['1 of 2 bought: WhatsApp. 1 not bought: No numbers available.', 'sent', 'bought', 'sent', failed],
  ['1 of 2 bought: WhatsApp. You stopped the rest.', 'sent', 'bought', 'stopped'],
])('batch summary: %s', (text, ...actions) => {
  expect(batchSummary(after(2, ...actions))).toBe(text);
});
