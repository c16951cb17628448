import { expect, it } from 'vitest';
import { serviceLabel } from './service-label';

it.each([
  ['WA', 'wa', 'WhatsApp', 'WhatsApp'],
  ['', 'wa', 'WhatsApp', 'WhatsApp'],
  ['WA', 'wa', undefined, 'WA'],
  ['', 'wa', undefined, 'wa'],
  ['WhatsApp Business', 'wa', 'WhatsApp', 'WhatsApp Business'],
])('%j with code %j and %j in the catalogue reads %j', (serviceName, serviceCode, catalogueName, label) => {
  expect(serviceLabel({ serviceName, serviceCode }, catalogueName)).toBe(label);
});
