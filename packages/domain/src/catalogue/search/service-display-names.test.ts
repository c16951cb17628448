import { expect, it } from 'vitest';
import { providerSpelling, serviceDisplayName } from './catalogue-names';

it.each([
  ['facebook', 'Facebook', undefined],
  ['Google,youtube,Gmail', 'Google', 'Google,youtube,Gmail'],
  ['Instagram+Threads', 'Instagram & Threads', 'Instagram+Threads'],
  ['Twitter', 'X (Twitter)', undefined],
  ['WHATSAPP', 'WhatsApp', undefined],
  ['Some Shop', 'Some Shop', undefined],
  ['imo', 'imo', undefined],
  ['airbnb', 'Airbnb', undefined],
])('service display name: %j reads %j, and keeps the spelling %j', (name, shown, spelling) => {
  expect([serviceDisplayName(name), providerSpelling(name)]).toEqual([shown, spelling]);
});
