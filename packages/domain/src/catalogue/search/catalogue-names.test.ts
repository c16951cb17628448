import { expect, it } from 'vitest';
import {
  providerSpelling,
  serviceDisplayName,
  countryLabel,
  namesByCode,
  serviceLabel,
} from './catalogue-names';

it.each([
  ['Google,youtube,Gmail', 'Google', 'Google,youtube,Gmail'],
  ['Instagram+Threads', 'Instagram & Threads', 'Instagram+Threads'],
  ['Twitter', 'X (Twitter)', undefined],
  ['Some Shop', 'Some Shop', undefined],
  ['airbnb', 'Airbnb', undefined],
])('service display name: %j reads %j, and keeps the spelling %j', (name, shown, spelling) => {
  expect([serviceDisplayName(name), providerSpelling(name)]).toEqual([shown, spelling]);
});

const names = namesByCode([
  { code: 'wa', name: 'WhatsApp' },
  { code: '187', name: 'United States' },
  { code: 'VI', name: 'Viber' },
]);

it.each([
  ['WA', 'wa', 'WhatsApp'],
  ['VI', 'vi', 'Viber'],
  ['', 'tg', 'tg'],
  ['WhatsApp Business', 'wa', 'WhatsApp Business'],
])('service label: %j with code %j reads %j', (serviceName, serviceCode, label) => {
  expect(serviceLabel({ serviceName, serviceCode }, names)).toBe(label);
});

it('catalogue names: an unknown catalogue has no names', () => {
  expect(serviceLabel({ serviceName: 'WA', serviceCode: 'wa' }, namesByCode(null))).toBe('WA');
});

it.each([
  ['vI', 'Viber'],
  ['9999', '9999'],
])('country label: %s reads %s', (code, label) => {
  expect(countryLabel(code, names)).toBe(label);
});
