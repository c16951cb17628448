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

it('CSV: writes moments in local time', () => {
  expect(csvMoment(new Date(2026, 2, 2, 9, 5, 7).getTime())).toBe('2026-03-02 09:05:07');
});
