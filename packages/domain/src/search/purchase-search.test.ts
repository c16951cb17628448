import { expect, it } from 'vitest';
import type { Country } from '../contracts/catalogue-calls';
import { createCatalogueSearch, createPurchaseSearch, type Searched } from './purchase-search';

const entry = (code: string, name: string, isPopular = false): Searched => ({ code, name, isPopular });

const services = [
  entry('wa', 'WhatsApp', true),
  entry('tg', 'Telegram', true),
  entry('wb', 'WeChat'),
  entry('go', 'Google,YouTube,Gmail'),
];
const countries = [
  entry('43', 'Germany'),
  entry('19', 'Nigeria', true),
  entry('187', 'USA', true),
  entry('16', 'United Kingdom', true),
  entry('5', 'Myanmar'),
];

const searchIn = (...catalogue: Parameters<typeof createPurchaseSearch>) => {
  const findPurchases = createPurchaseSearch(...catalogue);
  return (text: string) =>
    findPurchases(text).map(({ service, country }) => `${service?.code ?? '-'} ${country?.code ?? '-'}`);
};
const search = searchIn(services, countries);

it.each([
  ['wa ng', 'wa 19'],
  ['whatsapp nigeria', 'wa 19'],
  ['telegram united kingdom', 'tg 16'],
  ['united kingdom telegram', 'tg 16'],
  ['gb tele', 'tg 16'],
  ['youtube de', 'go 43'],
  ['187', '- 187'],
  ['  wa \t ng ', 'wa 19'],
  ['whatsapp england', 'wa 16'],
])('purchase search: %s', (text, first) => {
  expect(search(text)[0]).toBe(first);
});

it('purchase search: has no result for an empty or an unlisted text', () => {
  expect([search('   '), search('wa atlantis')]).toEqual([[], []]);
});

it.each([
  ['popular services', 'w', entry('wa', 'WhatsApp', true), entry('wb', 'WeChat')],
  ['a code', 'li', entry('li', 'Baidu'), entry('ly', 'Line')],
  ['a name', 'line', entry('ly', 'Line'), entry('li', 'Linear')],
  ['the beginning of a name', 'you', entry('yt', 'YouTube'), entry('go', 'Google,YouTube')],
])('purchase search: prefers %s', (_what, text, better, worse) => {
  const inOrder = [`${better.code} -`, `${worse.code} -`];
  expect(searchIn([worse, better], [])(text)).toEqual(inOrder);
  expect(searchIn([better, worse], [])(text)).toEqual(inOrder);
});

it('purchase search: prefers the two letters of a country to the beginning of another', () => {
  expect(searchIn([], [entry('1', 'Denmark'), entry('2', 'Germany')])('de')).toEqual(['- 2', '- 1']);
  expect(searchIn([entry('dp', 'Delivery')], [entry('2', 'Germany', true)])('de')).toEqual(['- 2', 'dp -']);
});

it('purchase search: the best result has the nearest service and country together', () => {
  const [exact, begins] = [entry('a', 'Alpha'), entry('b', 'A-one')];
  const [near, far] = [entry('z', 'Zed'), entry('y', 'The Z')];
  const zeds = [near, entry('x', 'Zulu')];
  expect(searchIn([exact, begins], zeds)('a z')).toEqual(['a z', 'a x', 'b z', 'b x']);
  expect(searchIn([exact, begins], [near, far])('a z')).toEqual(['a z', 'b z', 'a y', 'b y']);
});

it('purchase search: has few results, of the best services and countries only', () => {
  const four = ['Wa', 'We', 'Wi', 'Wo'].map((name) => entry(name.toLowerCase(), name));
  expect(searchIn(four, [])('w')).toEqual(['wa -', 'we -', 'wi -']);
  expect(searchIn([...four, entry('ws', 'Ws', true)], [])('w')).toEqual(['ws -', 'wa -', 'we -']);
  expect([searchIn(four, four)('w').length, searchIn(four, four)('w w').length]).toEqual([6, 6]);
});

it('purchase search: of equal matches the more popular country comes first', () => {
  const country = (code: string, name: string): Country => ({ code, name, rus: name });
  const find = createCatalogueSearch([], [country('81', 'Nepal'), country('19', 'Nigeria')]);
  expect(find('n').map((idea) => idea.country?.name)).toEqual(['Nigeria', 'Nepal']);
});
