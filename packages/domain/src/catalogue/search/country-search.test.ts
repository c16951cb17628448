import { expect, it } from 'vitest';
import { indexCountries, searchCountries, type CountryQuery } from './country-search';

const country = (code: string, name: string, rus = '') => ({ code, name, rus });
const index = indexCountries([
  country('2', 'Kazakhstan', 'Казахстан'),
  country('187', 'USA', 'США'),
  country('10', 'Vietnam', 'Вьетнам'),
  country('16', 'United Kingdom', 'Англия'),
  country('36', 'Canada', 'Канада'),
]);
const search = (query: Partial<CountryQuery>) =>
  searchCountries(index, { text: '', sort: 'popular', showAll: false, ...query }).map(({ name }) => name);

it('searchCountries: shows popular countries in their listed order, the others on request after them by name', () => {
  const popular = ['Canada', 'USA', 'United Kingdom'];
  expect(search({})).toEqual(popular);
  expect(search({ showAll: true })).toEqual([...popular, 'Kazakhstan', 'Vietnam']);
});

it.each([
  ['  KAZ ', ['Kazakhstan']],
  ['казах', ['Kazakhstan']],
  ['187', ['USA']],
  ['atlantis', []],
])('searchCountries: searches %j in all names, codes and Russian names', (text, expected) => {
  expect(search({ text })).toEqual(expected);
});

it.each([
  ['turkiye', 'Türkiye'],
  ['united kingdom', 'England'],
  ['ivory coast', 'Côte d’Ivoire'],
])('searchCountries: finds by %j the country that the server calls %s', (text, name) => {
  const others = indexCountries(['Kenya', name, 'Peru'].map((one) => country(one, one)));
  const found = searchCountries(others, { text, sort: 'name', showAll: true });
  expect(found.map((one) => one.name)).toEqual([name]);
});

const offers = new Map([
  ['187', { price: 0.4, stock: 5 }],
  ['36', { price: 0.1, stock: 5 }],
  ['10', { price: null, stock: 0 }],
  ['2', { price: 0.4, stock: 90 }],
]);

it.each([
  ['name', 'Canada, Kazakhstan, United Kingdom, USA, Vietnam'],
  // As numbers.
  ['code', 'Kazakhstan, Vietnam, United Kingdom, Canada, USA'],
  // Unknown ones last.
  ['price', 'Canada, Kazakhstan, USA, United Kingdom, Vietnam'],
  ['stock', 'Kazakhstan, Canada, USA, Vietnam, United Kingdom'],
] as const)('searchCountries: sorts by %s', (sort, names) => {
  expect(search({ sort, showAll: true, offers }).join(', ')).toBe(names);
});
