import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { aNumber } from '../../testing/fixtures/a-number';
import { historyCsv, historyFileName } from './history-csv';

const read = ({ text }: { readonly text: string }): string[][] =>
  parse(text, { bom: true, relaxColumnCount: false });

const context = {
  now: 0,
  services: new Map([['wa', 'WhatsApp']]),
  countries: new Map([['187', 'United States']]),
};

it('history CSV: has the columns of the specification, and the values as displayed', () => {
  const number = aNumber({
    purchasedAt: new Date(2026, 2, 2, 9, 5, 7).getTime(),
    status: 'used',
    smsCode: '482913',
  });
  expect(read(historyCsv('a.csv', [number], context))).toEqual([
    ['Purchase Date', 'Service', 'Country', 'Phone Number', 'Price', 'Status', 'SMS Code', 'Activation ID'],
    [
      '2026-03-02 09:05:07',
      'WhatsApp',
      'United States',
      '+12025550123',
      '0.3000',
      'Completed',
      '482913',
      'a1',
    ],
  ]);
});

it('history CSV: shows the status on screen of a number that has expired', () => {
  const number = aNumber({ status: 'waiting', expiresAt: 1_000 });
  const statusAt = (now: number) => read(historyCsv('a.csv', [number], { ...context, now }))[1]?.[5];
  expect([statusAt(999), statusAt(1_000)]).toEqual(['Waiting for SMS', 'Expired']);
});

it('history CSV: is named by the local day', () => {
  expect(historyFileName(new Date(2026, 0, 5, 23, 59).getTime(), 'csv')).toBe('sms-history-2026-01-05.csv');
});
