import { expect, it } from 'vitest';
import { WHOLE_LIST_PAGE_SIZE } from '../../limits/tuning';
import { MINUTE_MS } from '../../limits/spec';
import { aBalance } from '../../testing/fixtures/a-balance';
import { aNumber, NOON } from '../../testing/fixtures/a-number';
import { ada, createTestScope } from '../../testing/harness/create-test-scope';
import { pass, useFakeClock } from '../../testing/harness/use-fake-clock';
import { $statement, statementActed } from './statement';

useFakeClock(NOON);

const numbers = Array.from({ length: WHOLE_LIST_PAGE_SIZE + 1 }, (_, index) =>
  aNumber({ id: String(index), purchasedAt: NOON - index * MINUTE_MS }),
);

it('statement: reads the newest records beside earlier ones that load', async () => {
  let answerEarlier = (): void => {};
  let balance = 10;
  const { get, fire } = createTestScope({
    user: ada,
    calls: {
      history: async ({ query: { page = 1 } }) => {
        if (page > 1) await new Promise<void>((resolve) => (answerEarlier = resolve));
        const rows = numbers.slice((page - 1) * WHOLE_LIST_PAGE_SIZE, page * WHOLE_LIST_PAGE_SIZE);
        const place = { page, limit: WHOLE_LIST_PAGE_SIZE, total: 101, totalPages: 2 };
        return { numbers: rows, pagination: place };
      },
      deposits: () => ({ deposits: [], pagination: null }),
      balance: () => aBalance(balance),
      services: () => [],
      countries: () => [],
    },
  });
  const shown = () => {
    const { records } = get($statement);
    return [records?.balance, records?.numbers.rows.length];
  };
  fire(statementActed, { kind: 'opened' });
  await pass();
  fire(statementActed, { kind: 'earlier-clicked' });
  balance = 11;
  fire(statementActed, { kind: 'refresh-clicked' });
  await pass();
  expect(shown()).toEqual([11, WHOLE_LIST_PAGE_SIZE]);
  answerEarlier();
  await pass();
  expect(shown()).toEqual([11, WHOLE_LIST_PAGE_SIZE]);
});
