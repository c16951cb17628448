import { expect, it } from 'vitest';
import type { Service } from '../../contracts/catalogue-calls';
import { aService } from '../../testing/fixtures/a-service';
import { indexServices, searchServices, serviceCategories } from './service-search';

const service = (code: string, name: string, category: string, popular = false): Service => ({
  ...aService(code, name),
  category,
  popular,
});
const services = [
  service('wa', 'WhatsApp', 'messaging'),
  service('tw', 'Twitter', 'social', true),
  service('go', 'Google', 'social'),
  service('Discord', 'Dscrd', 'other'),
];
const index = indexServices(services);
const search = (text: string, category = 'All') =>
  searchServices(index, { text, category }).map((found) => found.service.code);

it.each([
  ['', ['wa', 'tw', 'go', 'Discord']],
  [' TW', ['tw']],
  ['whats', ['wa']],
  ['nothing', []],
])('searchServices: finds %j by name or code', (text, codes) => {
  expect(search(text)).toEqual(codes);
});

it('searchServices: filters by category, also while searching', () => {
  expect(search('', 'social')).toEqual(['tw', 'go']);
  expect(search('goo', 'messaging')).toEqual([]);
});

it('searchServices: finds a service by the spelling of the provider', () => {
  const google = { ...aService('go', 'Google'), spelling: 'Google,youtube,Gmail' };
  expect(searchServices(indexServices([google]), { text: 'youtube', category: 'All' })).toHaveLength(1);
});

it('popular service: is detected by flag, name or code', () => {
  const popular = index.filter(({ isPopular }) => isPopular);
  expect(popular.map((found) => found.service.code)).toEqual(['wa', 'tw', 'go', 'Discord']);
});

it.each([
  ['Instagram+Threads', true],
  ['VK / Facebook', true],
  ['Discordia', false],
])('popular service: a compound name counts by any of its parts: %s', (name, expected) => {
  expect(indexServices([aService('xx', name)])[0]?.isPopular).toBe(expected);
});

it('service categories: are those of the data', () => {
  expect(serviceCategories(services)).toEqual(['messaging', 'other', 'social']);
});
