import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  batchReducer,
  batchCost,
  batchShortfall,
  batchRemainderText,
  batchTitle,
  newBatch,
  type BatchAction,
} from './batch-reducer';

const after = (asked: number, ...actions: readonly BatchAction[]) =>
  actions.reduce(batchReducer, newBatch(asked));

const failed: BatchAction = { failure: 'No numbers available.' };

describe('a batch of purchases', () => {
  it('goes on until all are bought', () => {
    expect(after(2)).toMatchObject({ phase: 'between', bought: 0 });
    expect(after(2, 'sent', 'bought')).toMatchObject({ phase: 'between', bought: 1 });
    expect(after(2, 'sent', 'bought', 'sent')).toMatchObject({ phase: 'buying', bought: 1 });
    expect(after(2, 'sent', 'bought', 'sent', 'bought')).toMatchObject({ phase: 'over', bought: 2 });
  });

  it('ends with the first failure', () => {
    expect(after(3, 'sent', 'bought', 'sent', failed)).toMatchObject({ phase: 'over', bought: 1 });
  });

  it('that is stopped still waits for the purchase under way', () => {
    expect(after(3, 'sent', 'stopped')).toMatchObject({ phase: 'buying', isStopping: true });
    expect(after(3, 'sent', 'stopped', 'bought')).toMatchObject({ phase: 'over', bought: 1 });
    expect(after(3, 'sent', 'bought', 'stopped')).toMatchObject({ phase: 'over', bought: 1 });
  });

  it('sends no more than were asked for, and none once it is over, whatever comes in whatever order', () => {
    const anyAction = fc.constantFrom<BatchAction>('sent', 'bought', 'stopped', failed);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3 }), fc.array(anyAction), (asked, actions) => {
        let batch = newBatch(asked);
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
          const next = batchReducer(batch, action);
          if (wasOver) expect(next).toBe(batch);
          batch = next;
          expect(batch.bought).toBeLessThanOrEqual(sent);
        }
        expect(sent).toBeLessThanOrEqual(asked);
      }),
    );
  });
});

describe('the cost of a batch', () => {
  it('is the exact sum of its prices', () => {
    expect(batchCost(0.1, 3)).toBe(0.3);
    const price = fc.integer({ min: 0, max: 1_000_000 }).map((steps) => steps / 10_000);
    fc.assert(
      fc.property(price, fc.integer({ min: 1, max: 3 }), (usd, count) => {
        expect(Math.round(batchCost(usd, count) * 10_000)).toBe(Math.round(usd * 10_000) * count);
      }),
    );
  });
});

describe('what a balance lacks', () => {
  it('is nothing as soon as it covers the exact cost', () => {
    expect(batchShortfall(0.1, 3, 0.3)).toBe(0);
    expect(batchShortfall(0.1, 3, 0.25)).toBe(0.05);
  });
});

describe('what is told of a batch', () => {
  it.each<[string, string, ...(readonly BatchAction[])]>([
    ['3 of 3 bought: WhatsApp', '', 'sent', 'bought', 'sent', 'bought', 'sent', 'bought'],
    ['2 of 3 bought: WhatsApp', '1 not: No numbers available.', 'sent', 'bought', 'sent', 'bought', failed],
    ['1 of 3 bought: WhatsApp', 'The rest was stopped.', 'sent', 'bought', 'stopped'],
  ])('%s. %s', (title, rest, ...actions) => {
    const batch = after(3, ...actions);
    expect(batchTitle(batch, 'WhatsApp')).toBe(title);
    expect(batchRemainderText(batch)).toBe(rest);
  });
});
