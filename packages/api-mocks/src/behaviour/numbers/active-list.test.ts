import { SECOND_MS, MINUTE_MS } from '@sms/domain/limits/spec';
import { expect, it, vi } from 'vitest';
import { sendSms } from '../../commands/numbers';
import { createSignedInClient, customerWith, listenTo } from '../../testing/client';
import { balanceOf } from '../payments/ledger';

const ANSWER_MS = SECOND_MS;

/** A customer with waiting numbers, oldest first, at a provider that takes a second to answer for each. */
const begin = async (...leftMs: readonly number[]) => {
  const numbers = leftMs.map(
    (left) =>
      ({ service: 'tg', country: '36', status: 'waiting', boughtAgoMs: 20 * MINUTE_MS - left }) as const,
  );
  const client = await createSignedInClient(customerWith({ numbers }), { providerAnswerMs: ANSWER_MS });
  const { world, call, read } = client;
  const underWay = () => world.schedule.filter(({ task }) => task.kind === 'list-end').length;
  /** Asks for the list; resolves when the server has begun it. */
  const ask = async () => {
    const before = underWay();
    const list = { seconds: NaN, body: undefined as unknown };
    const startedAt = world.clock.now();
    const answered = call('activeNumbers', { query: {} }).then(({ body }) => {
      Object.assign(list, { seconds: (world.clock.now() - startedAt) / SECOND_MS, body });
    });
    await vi.waitFor(() => expect(underWay()).toBe(before + 1), { interval: 1 });
    return Object.assign(list, { answered });
  };
  /** Lets seconds pass, with everything that they end. */
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      client.wait(SECOND_MS);
      await new Promise(setImmediate);
    }
  };
  const cancel = (id: number) => call('cancelNumber', { params: { id: String(id) } });
  const statusOf = (id: number) => world.db.numbers[id - 1]?.status;
  return { ...client, ask, pass, cancel, statusOf, read };
};

it('a list takes the provider a second for each waiting number, after the lists before it; the history takes none', async () => {
  const { ask, pass, read } = await begin(MINUTE_MS, MINUTE_MS, MINUTE_MS);
  const [first, second] = [await ask(), await ask()];
  const { data } = await read('history', { query: { status: 'waiting' } });
  expect(data.map(({ timeRemaining, expiry_date }) => [timeRemaining, typeof expiry_date])).toEqual(
    Array(3).fill([60, 'string']),
  );
  await pass(9);
  const third = await ask();
  await pass(9);
  expect([first, second, third].map(({ seconds }) => seconds)).toEqual([3, 6, 3]);
  expect(first.body).toMatchObject({ data: [{ id: 3 }, { id: 2 }, { id: 1 }], pagination: { total: 3 } });
});

it('a list shows the rows of its start and the SMS that the provider has', async () => {
  const { world, ask, pass, call, cancel } = await begin(MINUTE_MS, 5 * MINUTE_MS);
  const list = await ask();
  await cancel(1);
  sendSms(world, 2, '482913');
  await call('purchaseNumber', { body: { service: 'wa', country: '187' } });
  await pass(2);
  expect(list.body).toMatchObject({
    data: [
      { id: 2, status: 'received', sms_code: '482913' },
      { id: 1, status: 'waiting' },
    ],
    pagination: { total: 2 },
  });
});

it("an old list writes 'expired' over 'cancelled' and publishes it again, and the refund stays", async () => {
  const { world, ask, pass, cancel, statusOf } = await begin(2 * SECOND_MS, 2 * SECOND_MS, MINUTE_MS);
  const { types } = listenTo(world);
  const lists = [await ask(), await ask()];
  await cancel(1);
  sendSms(world, 2, '482913');
  const refunded = balanceOf(world, 1);
  expect(statusOf(1)).toBe('cancelled');
  await pass(6);
  expect([statusOf(1), statusOf(2)]).toEqual(['expired', 'received']);
  expect(types().filter((type) => type === 'number_expired')).toHaveLength(lists.length);
  expect(balanceOf(world, 1)).toBe(refunded);
});
