import { expect, it } from 'vitest';
import { countriesNeeded, servicesNeeded } from '../../catalogue/lists/catalogue-lists';
import { aNumber } from '../../testing/fixtures/a-number';
import { fail, networkError } from '../../testing/fixtures/a-rejection';
import { aService } from '../../testing/fixtures/a-service';
import { ada, createTestScope } from '../../testing/harness/create-test-scope';
import { pass, useFakeClock } from '../../testing/harness/use-fake-clock';
import { $exportAll, exportAllResumed, exportAllStarted, exportAllStopped } from './export-all';
import { limitedCallMade } from '../../api/client/rate-limit-budget';
import type { RequestFor } from '../../contracts/operations';
import { CALL_WINDOW_MS, RESERVED_CALLS, CALLS_PER_MINUTE, WHOLE_LIST_PAGE_SIZE } from '../../limits/tuning';
import { noBrowser, portsSupplied, type TextFile } from '../../lib/ports';
import { $historyQuery } from '../list/history-list';

useFakeClock(new Date(2026, 2, 2, 12));

/** A history with `total` purchases; each call takes 100 ms and counts against the limit as in the client. */
const openHistory = (total: number, stored = new Map<string, unknown>()) => {
  const asked: RequestFor<'history'>['query'][] = [];
  const files: TextFile[] = [];
  const server = { fails: false };
  const tab = createTestScope({
    user: ada,
    calls: {
      services: () => [aService('wa', 'WhatsApp')],
      countries: () => [{ code: '187', name: 'USA', rus: '' }],
      history: async ({ query }) => {
        asked.push(query);
        tab.fire(limitedCallMade, 'sms');
        await new Promise((resolve) => setTimeout(resolve, 100));
        if (server.fails) fail(networkError)();
        const { page = 1, limit = 20 } = query;
        const numbers = Array.from({ length: total }, (_, index) =>
          aNumber({ id: String(index), activationId: `a${index}` }),
        ).slice((page - 1) * limit, page * limit);
        return { numbers, pagination: { page, limit, total, totalPages: Math.ceil(total / limit) } };
      },
    },
    stored,
    ports: { saveFile: (file) => void files.push(file) },
    values: [[$historyQuery, { search: '', status: 'used', service: 'wa', country: '', page: 2 }]],
  });
  tab.fire(servicesNeeded, undefined);
  tab.fire(countriesNeeded, undefined);
  return { ...tab, asked, files, server, seen: () => tab.get($exportAll) };
};

it('export all: survives a reload of the tab, for the same user, until it is done or stopped', async () => {
  const stored = new Map<string, unknown>();
  const first = openHistory(250, stored);
  first.fire(exportAllStarted, 'json');
  await pass(150);
  const reloaded = openHistory(250, stored);
  reloaded.fire(portsSupplied, noBrowser);
  await pass(1_000);
  expect(reloaded.asked).toEqual(
    [1, 2, 3].map((page) => ({ status: 'used', service: 'wa', page, limit: WHOLE_LIST_PAGE_SIZE })),
  );
  expect(reloaded.files).toMatchObject([{ name: 'sms-history-2026-03-02.json' }]);
  const again = openHistory(250, stored);
  again.fire(portsSupplied, noBrowser);
  stored.set('export', { userId: '8', format: 'csv', query: {} });
  again.fire(portsSupplied, noBrowser);
  await pass(1_000);
  expect(again.asked).toEqual([]);
});

it('export all: leaves the last calls of a minute to the user, and continues automatically', async () => {
  const perMinute = CALLS_PER_MINUTE.sms - RESERVED_CALLS;
  const { asked, files, fire, seen } = openHistory((perMinute + 2) * WHOLE_LIST_PAGE_SIZE);
  fire(exportAllStarted, 'csv');
  await pass(10_000);
  expect(asked).toHaveLength(perMinute);
  expect(seen()).toMatchObject({ phase: 'waiting', read: perMinute * WHOLE_LIST_PAGE_SIZE });
  fire(exportAllStopped, undefined);
  fire(exportAllResumed, undefined);
  await pass(1_000);
  expect(asked).toHaveLength(perMinute);
  await pass(CALL_WINDOW_MS);
  expect(asked).toHaveLength(perMinute + 2);
  expect(files).toHaveLength(1);
});

it('export all: says from the first page on how long it takes, and keeps its rows when a call fails', async () => {
  const perMinute = CALLS_PER_MINUTE.sms - RESERVED_CALLS;
  const { fire, seen, server, texts } = openHistory(101 * WHOLE_LIST_PAGE_SIZE);
  fire(exportAllStarted, 'csv');
  await pass(150);
  expect(seen()?.minutesLeft).toBe(Math.ceil(100 / perMinute));
  server.fails = true;
  await pass(100);
  expect(seen()).toMatchObject({ phase: 'failed', read: WHOLE_LIST_PAGE_SIZE });
  expect(texts()).toEqual(['The export ended early with 100 of 10,100 purchases. Resume it on History.']);
});

it('export all: saves JSON, and ignores a response to an earlier export', async () => {
  const { files, fire, asked } = openHistory(250);
  fire(exportAllStarted, 'csv');
  await pass(50);
  fire(exportAllStarted, 'json');
  await pass(1_000);
  expect(asked.map(({ page }) => page)).toEqual([1, 1, 2, 3]);
  expect(files).toMatchObject([{ name: 'sms-history-2026-03-02.json', type: 'application/json' }]);
  const rows = JSON.parse(files[0]?.text ?? '') as { activationId: string }[];
  // The columns of the CSV file, for programs: null for what is unknown.
  expect(rows[0]).toEqual({
    purchaseDate: '2025-10-01T11:55:00.000Z',
    service: 'WhatsApp',
    country: 'USA',
    phoneNumber: '+12025550123',
    price: 0.3,
    status: 'Expired',
    smsCode: null,
    activationId: 'a0',
  });
  expect(rows.map(({ activationId }) => activationId)).toEqual(
    Array.from({ length: 250 }, (_, i) => `a${i}`),
  );
});
