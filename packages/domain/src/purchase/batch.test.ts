import { expect, it } from 'vitest';
import { batchCost, batchShortfall, batchSummary, newBatch, updateBatch, type BatchAction } from './batch';

const after = (asked: number, ...actions: readonly BatchAction[]) =>
  actions.reduce(updateBatch, newBatch(asked, 'WhatsApp', 0.4));

const failed: BatchAction = { failure: 'No numbers available.' };

it.each<BatchAction>(['sent', 'bought', 'stopped', failed])(
  'batch that is over: %j changes nothing',
  (action) => {
    const over = after(1, 'sent', 'bought');
    expect(updateBatch(over, action)).toBe(over);
  },
);

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
