import { expect, it } from 'vitest';
import { aNumber } from '../../testing/fixtures/a-number';
import { historySummary } from './history-summary';

const numbers = [
  aNumber({ price: 0.3, status: 'used', smsCode: '482913' }),
  aNumber({ price: 0.1, status: 'expired' }),
  aNumber({ price: 0.2, status: 'cancelled' }),
];

it.each([
  [{ total: 3, totalPages: 1 }, '3 numbers, 1 code, $0.4000 spent'],
  [{ total: 1_250, totalPages: 63 }, '1,250 numbers. On this page: 1 code, $0.4000 spent'],
  [null, 'On this page: 3 numbers, 1 code, $0.4000 spent'],
])('history summary: %j reads %s', (pagination, text) => {
  expect(historySummary(numbers, pagination)).toBe(text);
});
