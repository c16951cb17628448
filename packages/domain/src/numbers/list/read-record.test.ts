import { expect, it, vi } from 'vitest';
import type { RequestFor, ResultFor } from '../../contracts/operations';
import { aNumber, NOON } from '../../testing/fixtures/a-number';
import { readRecord } from './read-record';

type Answer = ResultFor<'history'>;

const numbers = (count: number, status: string) =>
  Array.from({ length: count }, (_, place) =>
    aNumber({ id: `${status}${place}`, status, purchasedAt: NOON - place }),
  );

/** A history that answers by pages. */
const historyOf = (rows: Record<string, Answer['numbers']>) =>
  vi.fn(({ query: { status = 'used', page = 1, limit = 20 } }: RequestFor<'history'>): Promise<Answer> => {
    const all = rows[status];
    if (all === undefined) return Promise.reject(new Error(status));
    const pagination = { page, limit, total: all.length, totalPages: Math.ceil(all.length / limit) };
    return Promise.resolve({ numbers: all.slice((page - 1) * limit, page * limit), pagination });
  });

const LIVE = ['waiting', 'received'] as const;

it('record of the history: has what waits and what has its SMS, newest first', async () => {
  const [waiting, received] = [numbers(1, 'waiting'), numbers(1, 'received')];
  const later = [aNumber({ id: 'later', status: 'received', purchasedAt: NOON + 1 })];
  const readPage = historyOf({ waiting, received: [...later, ...received] });
  const record = await readRecord(readPage, LIVE);
  expect(record).toEqual({ numbers: [...later, ...waiting, ...received], isWhole: true });
  expect(await readRecord(readPage, ['waiting'])).toEqual({ numbers: waiting, isWhole: true });
});

it.each([
  ['as many pages as there are', 230, 3, 230, true],
  ['no more than five', 600, 5, 500, false],
])('record of the history: reads %s', async (_, count, pages, read, isWhole) => {
  const readPage = historyOf({ waiting: numbers(count, 'waiting') });
  const record = await readRecord(readPage, ['waiting']);
  expect([readPage.mock.calls.length, record.numbers.length, record.isWhole]).toEqual([pages, read, isWhole]);
});

it('record of the history: keeps what it has read when a later call fails, and fails with the first', async () => {
  const waiting = numbers(1, 'waiting');
  expect(await readRecord(historyOf({ waiting }), LIVE)).toEqual({ numbers: waiting, isWhole: false });
  await expect(readRecord(historyOf({}), LIVE)).rejects.toThrow('waiting');
});
