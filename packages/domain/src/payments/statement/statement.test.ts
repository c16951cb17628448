import { expect, it } from 'vitest';
import { WHOLE_LIST_PAGE_SIZE } from '../../limits/tuning';
import { MINUTE_MS } from '../../limits/spec';
import { aNumber, NOON } from '../../testing/fixtures/a-number';
import { ada, createTestScope } from '../../testing/harness/create-test-scope';
import { pass, useFakeClock } from '../../testing/harness/use-fake-clock';
import { $statement, statementActed } from './statement';

useFakeClock(NOON);

const numbers = Array.from({ length: WHOLE_LIST_PAGE_SIZE + 1 }, (_, index) =>
  aNumber({ id: String(index), purchasedAt: NOON - index * MINUTE_MS }),
);

it('statement: reads further back only in the list that ends first', async () => {
  const { fire, callsTo } = createTestScope({
    user: ada,
    calls: { history: () => ({ numbers: numbers.slice(0, WHOLE_LIST_PAGE_SIZE), pagination: null }) },
  });
  fire(statementActed, { kind: 'opened' });
  await pass();
  fire(statementActed, { kind: 'earlier-clicked' });
  await pass();
  expect([callsTo('history'), callsTo('deposits')]).toEqual([2, 1]);
});

it('statement: reads the newest records beside earlier ones that load', async () => {
  let answerEarlier = (): void => {};
  const { get, fire, server } = createTestScope({
    user: ada,
    calls: {
      history: async ({ query: { page = 1 } }) => {
        if (page > 1) await new Promise<void>((resolve) => (answerEarlier = resolve));
        const rows = numbers.slice((page - 1) * WHOLE_LIST_PAGE_SIZE, page * WHOLE_LIST_PAGE_SIZE);
        const place = { page, limit: WHOLE_LIST_PAGE_SIZE, total: 101, totalPages: 2 };
        return { numbers: rows, pagination: place };
      },
    },
  });
  const shown = () => {
    const { records } = get($statement);
    return [records?.balance, records?.numbers.rows.length];
  };
  fire(statementActed, { kind: 'opened' });
  await pass();
  fire(statementActed, { kind: 'earlier-clicked' });
  server.balance = 11;
  fire(statementActed, { kind: 'refresh-clicked' });
  await pass();
  expect(shown()).toEqual([11, WHOLE_LIST_PAGE_SIZE]);
  answerEarlier();
  await pass();
  expect(shown()).toEqual([11, WHOLE_LIST_PAGE_SIZE]);
});
