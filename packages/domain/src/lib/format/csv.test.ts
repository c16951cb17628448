import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvFile, csvMoment } from './csv';

it('CSV: writes numbers as numbers, and a text that could be a formula as text', () => {
  expect(csvFile('a.csv', [['=1+1', -0.3, '-0.3', 'a,b', 2_000]])).toEqual({
    name: 'a.csv',
    type: 'text/csv;charset=utf-8',
    // Without the byte order mark Excel garbles 'Côte d’Ivoire'.
    text: '\ufeff\'=1+1,-0.3,\'-0.3,"a,b",2000\r\n',
  });
});

it('CSV: survives any text, and no cell but a phone number begins as a formula', () => {
  const anyText = fc.string({
    unit: fc.constantFrom('=', '+', '-', '@', '"', ',', '\n', '\r', '\t', '\0', 'Ж', 'a', '1'),
  });
  const anyRow = fc.tuple(anyText, anyText, fc.stringMatching(/^\+\d{6,15}$/));
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 20 }), (rows) => {
      const read: readonly string[][] = parse(csvFile('a.csv', rows).text, { bom: true });
      expect(read.map((row) => row.map((cell) => cell.replace(/^'(?=[=+\-@\t\r\n\0])/, '')))).toEqual(rows);
      for (const cell of read.flat()) expect(cell).toMatch(/^(?![=+\-@\t\r\n\0])|^\+\d+$/);
    }),
  );
});

it('CSV: writes moments in local time', () => {
  expect(csvMoment(new Date(2026, 2, 2, 9, 5, 7).getTime())).toBe('2026-03-02 09:05:07');
});
