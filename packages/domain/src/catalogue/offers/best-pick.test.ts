import { expect, it } from 'vitest';
import { bestPick } from './best-pick';

const offers = (entries: Record<string, readonly [price: number | null, stock: number | null]>) =>
  new Map(Object.entries(entries).map(([country, [price, stock]]) => [country, { price, stock }]));

const many = offers({
  '6': [0.1, 20],
  '36': [0.2, 100],
  '19': [0.3, 500],
  '187': [0.4, 900],
  '16': [0.5, 900],
  '86': [0.6, 900],
});

it.each([
  ['the cheapest with plenty in stock', many, '36', 'cheapest with 100+ in stock'],
  [
    'the cheapest in stock where no cheap country has plenty',
    offers({ '36': [0.2, 3], '19': [0.9, 500], '6': [0.1, 0] }),
    '36',
    'cheapest in stock',
  ],
  [
    'one known to be in stock, however cheap another is',
    offers({ '36': [0.1, null], '19': [0.3, 5] }),
    '19',
    'cheapest in stock',
  ],
  ['the cheapest where no stock is sent', offers({ '36': [0.2, null], '19': [0.1, null] }), '19', 'cheapest'],
  [
    'that of the lowest code at equal prices, in any order',
    offers({ '187': [0.1, null], '36': [0.1, null], '19': [0.2, null] }),
    '36',
    'cheapest',
  ],
])('best pick: is %s', (_, all, country, reason) => {
  const turned = new Map([...all].toReversed());
  expect(bestPick(all)).toEqual({ country, reason, ...all.get(country) });
  expect(bestPick(turned)).toEqual(bestPick(all));
});

it.each([
  ['nothing in stock', offers({ '36': [0.2, 0] })],
  ['no price', offers({ '36': [null, 9] })],
])('best pick: is missing with %s', (_, all) => {
  expect(bestPick(all)).toBeNull();
});
