import { expect, it } from 'vitest';
import { readRealtimeMessage, type RealtimeMessage } from '../../contracts';
import { coalesce } from './coalesce';

const message = (type: string, data: object): RealtimeMessage => {
  const read = readRealtimeMessage({ type, data });
  if (read === null) throw new Error(`${type} is no message`);
  return read;
};

const balance = (value: number, previous: number | null = null) =>
  message('balance_updated', { balance: value, previousBalance: previous });

const inShort = (messages: readonly RealtimeMessage[]) =>
  coalesce(messages).map(({ type, data }) => [type, data]);

it('coalesce: keeps the last balance, with the previous balance of the first one', () => {
  expect(inShort([balance(11, 10), balance(9, 11), balance(12, 9)])).toEqual([
    ['balance_updated', { balance: 12, previousBalance: 10, change: null }],
  ]);
});

it('coalesce: keeps only the fact of a change when balances contradict each other', () => {
  expect(inShort([balance(11, 10), balance(1.3, 5)])).toEqual([
    ['balance_updated', { balance: null, previousBalance: null, change: null }],
  ]);
});
