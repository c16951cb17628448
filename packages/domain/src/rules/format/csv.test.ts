import { expect, it } from 'vitest';
import { csv, csvMoment } from './csv';

it('CSV: writes numbers as numbers, and a text that could be a formula as text', () => {
  expect(csv([['=1+1', -0.3, '-0.3', 'a,b', 2_000]])).toBe('\'=1+1,-0.3,\'-0.3,"a,b",2000\r\n');
});

it('CSV: writes moments in local time', () => {
  expect(csvMoment(new Date(2026, 2, 2, 9, 5, 7).getTime())).toBe('2026-03-02 09:05:07');
});
