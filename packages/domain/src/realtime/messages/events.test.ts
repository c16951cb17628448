import { allSettled, createWatch, fork } from 'effector';
import { expect, it, vi } from 'vitest';
import { readRealtimeMessage, type RealtimeMessage } from '../../contracts/messages';
import { realtimeClockSampled } from '../../lib/time/clock';
import {
  balanceUpdated,
  messagesArrived,
  numberCancelledByUser,
  numberCompletedByUser,
  numberExpired,
  numberPurchased,
  smsReceived,
} from './events';
import { useFakeClock } from '../../testing/harness/use-fake-clock';

const message = (type: string, data: object): RealtimeMessage => {
  const read = readRealtimeMessage({ type, data });
  if (read === null) throw new Error(`${type} is no message`);
  return read;
};
const sms = (code: string) => message('sms_received', { activationId: 'a1', code });
const about = (type: string) => message(type, { activationId: 'a1' });

const ABOUT_NUMBERS = [
  ['number_purchased', numberPurchased],
  ['number_expired', numberExpired],
  ['number_cancelled', numberCancelledByUser],
  ['number_completed', numberCompletedByUser],
] as const;
const others = [...ABOUT_NUMBERS, ['balance_updated', balanceUpdated] as const];

/** Events fired when messages arrive together: the codes of SMS in one event, or a type. */
const receivedOf = async (...messages: RealtimeMessage[]) => {
  const scope = fork();
  const received: (string | readonly (string | null)[])[] = [];
  createWatch({ unit: smsReceived, scope, fn: (all) => received.push(all.map(({ code }) => code)) });
  for (const [type, unit] of others) createWatch<unknown>({ unit, scope, fn: () => received.push(type) });
  await allSettled(messagesArrived, { scope, params: messages });
  return received;
};

it.each(ABOUT_NUMBERS.map(([type]) => type))(
  'messages: fires SMS before and after %s in separate events',
  async (type) => {
    expect(await receivedOf(sms('1'), sms('2'), about(type), sms('3'))).toEqual([['1', '2'], type, ['3']]);
  },
);

it('messages: fires one event for SMS with other messages between them', async () => {
  const balance = message('balance_updated', { balance: 1 });
  expect(await receivedOf(sms('1'), balance, sms('2'))).toEqual([['1', '2'], 'balance_updated']);
});

it('messages: merges the balances of a frame into one, with the previous balance of the first', async () => {
  const scope = fork();
  const received = vi.fn();
  createWatch({ unit: balanceUpdated, scope, fn: received });
  const params = [1, 2].map((balance) =>
    message('balance_updated', { balance, previousBalance: balance - 1 }),
  );
  await allSettled(messagesArrived, { scope, params });
  expect(received).toHaveBeenCalledExactlyOnceWith({ balance: 2, previousBalance: 0, change: null });
});

useFakeClock(Date.UTC(2026, 0, 1));

it('messages: dates an SMS by the server clock', async () => {
  const scope = fork();
  const received = vi.fn();
  createWatch({ unit: smsReceived, scope, fn: received });
  for (let received = 0; received < 2; received += 1) {
    await allSettled(realtimeClockSampled, {
      scope,
      params: { by: 'pong', leastMs: 60_000, mostMs: 60_000 },
    });
  }
  await allSettled(messagesArrived, { scope, params: [sms('1')] });
  expect(received).toHaveBeenCalledExactlyOnceWith([
    expect.objectContaining({ activationId: 'a1', code: '1', receivedAt: Date.UTC(2026, 0, 1, 0, 1) }),
  ]);
});
