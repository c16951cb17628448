import { expect, it } from 'vitest';
import { aNumber, NOON } from '../../testing/fixtures/a-number';
import { awaySummaryText, type Snapshot } from './away-changes';

const LATER = NOON + 600_000;

type Numbers = Snapshot['numbers'];

const at = (time: number, numbers: Numbers, balance: Snapshot['balance']): Snapshot => ({
  at: time,
  numbers,
  balance,
});
const withCode = (id: string, smsCode = '482913') => aNumber({ id, status: 'received', smsCode });
const ending = aNumber({ id: '3', expiresAt: LATER - 1 });
const ended = aNumber({ id: '3', expiresAt: NOON - 1 });
const used = aNumber({ id: '4', status: 'used', smsCode: '1' });
const cancelled = aNumber({ id: '5', status: 'cancelled' });
const [one, two] = [aNumber(), aNumber({ id: '2' })];

it.each<[string, Numbers, Numbers, string, Snapshot['balance'][]?]>([
  [
    'contains codes and ended numbers',
    [one, two, ending],
    [withCode('1'), withCode('2')],
    '2 codes, 1 expired',
  ],
  ['is empty without changes', [one, withCode('2'), ended, used], [one, withCode('2')], ''],
  ['ignores numbers not known before', null, [withCode('1')], '', [null, 3]],
  ['ignores data that is unknown afterwards', [withCode('1')], null, '', [3, null]],
  ['has no numbers where only the balance is known', null, null, 'balance +$5.0000', [10, 15]],
  ['contains what another device bought and ended', [one], [two], '1 bought elsewhere, 1 ended elsewhere'],
  [
    'contains what another device completed',
    [withCode('1')],
    [{ ...one, status: 'used' }],
    '1 ended elsewhere',
  ],
  ['ignores a number that ended before this page knew it', [one], [one, cancelled], ''],
  ['contains a second code of a number', [withCode('1')], [withCode('1', '771406')], '1 code'],
  [
    'counts one as expired that the list shows as such',
    [ending],
    [{ ...ending, status: 'expired' }],
    '1 expired',
  ],
  ['contains an SMS without a code', [one], [{ ...one, status: 'received', smsText: 'Hello' }], '1 new SMS'],
  ['contains a payment', [one], [one], 'balance −$0.1200', [10, 9.88]],
  ['sums without rounding errors', null, null, '', [0.3, 0.1 + 0.2]],
])('away summary: %s', (_, before, after, expected, [balance = null, balanceAfter = null] = []) => {
  expect(awaySummaryText(at(NOON, before, balance), at(LATER, after, balanceAfter))).toBe(expected);
});
