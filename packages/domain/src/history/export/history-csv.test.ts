import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aNumber } from '../../testing/fixtures/a-number';
import { HISTORY_CSV_COLUMNS, historyCsv, historyFileName } from './history-csv';

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

it('history CSV: survives any text, and no cell is a formula', () => {
  const anyText = fc.string({
    unit: fc.constantFrom('=', '+', '-', '@', '"', ',', '\n', '\r', '\t', '\0', 'Ж', 'a', '1'),
  });
  const anyRow = fc.record({
    smsCode: anyText,
    activationId: anyText,
    phoneNumber: fc.stringMatching(/^\d{6,15}$/),
  });
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 20 }), anyText, (rows, name) => {
      const [header, ...lines] = read(
        historyCsv(
          'a.csv',
          rows.map((row) => aNumber({ ...row, serviceName: 'WA', serviceCode: 'wa' })),
          { ...context, services: new Map([['wa', name]]) },
        ),
      );
      expect(header).toEqual([...HISTORY_CSV_COLUMNS]);
      expect(lines).toHaveLength(rows.length);
      lines.forEach((line, index) => {
        const row = rows[index];
        const back = (value: string | undefined) => value?.replace(/^'(?=[=+\-@\t\r\n\0])/, '');
        expect(line.map(back)).toMatchObject({
          1: name,
          3: `+${row?.phoneNumber}`,
          6: row?.smsCode,
          7: row?.activationId,
        });
        for (const value of line) expect(value).toMatch(/^(?![=+\-@\t\r\n\0])|^\+\d+$/);
      });
    }),
  );
});

it('history CSV: shows the status on screen of a number that has expired', () => {
  const number = aNumber({ status: 'waiting', expiresAt: 1_000 });
  const statusAt = (now: number) => read(historyCsv('a.csv', [number], { ...context, now }))[1]?.[5];
  expect([statusAt(999), statusAt(1_000)]).toEqual(['Waiting for SMS', 'Expired']);
});

it('history CSV: is named by the local day', () => {
  expect(historyFileName(new Date(2026, 0, 5, 23, 59).getTime(), 'csv')).toBe('sms-history-2026-01-05.csv');
});
