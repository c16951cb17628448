import { expect, it } from 'vitest';
import { ticketPrice } from './ticket-price';

const book = {
  36: { wa: { cost: 0.035, count: 5 }, tg: { cost: 0.02, count: 5 }, ds: { cost: 0.01, count: 0 } },
};
const offers = new Map([
  ['36', { price: 0.07, stock: 5 }],
  ['187', { price: 0.049, stock: 5 }],
  ['19', { price: null, stock: 0 }],
]);
const chosen = (country: string | null, service: string | null, price: number | null = null) => ({
  selection: { country, service, operator: null },
  price,
});

it.each([
  ['nothing is chosen', chosen(null, null), null, undefined],
  ['a service waits for its country', chosen(null, 'wa'), offers, 'from $0.0490'],
  ['a country waits for its service', chosen('36', null), null, 'from $0.0400'],
  ['both are chosen', chosen('36', 'wa', 0.07), null, '$0.0700'],
  ['their price is unknown', chosen('36', 'wa'), null, undefined],
])('ticket price: where %s', (_, step, found, text) => {
  expect(ticketPrice(step, book, found)).toBe(text);
});
