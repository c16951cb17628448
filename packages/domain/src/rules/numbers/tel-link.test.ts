import fc from 'fast-check';
import { expect, it } from 'vitest';
import { telLink } from './copyable-text';

it.each([
  ['+12631312082', 'tel:+12631312082'],
  ['12631312082', 'tel:12631312082'],
  ['', null],
  ['unknown', null],
  ['+1263;ext=1', null],
  ['+1263\u200b1312082', null],
])('tel link: %j links to %j', (phoneNumber, link) => {
  expect(telLink(phoneNumber)).toBe(link);
});

it('tel link: contains only a number, whatever was sent', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\+?\d+.?$/)), (phoneNumber) => {
      const link = telLink(phoneNumber);
      if (link !== null) expect(link).toMatch(/^tel:\+?\d{3,20}$/);
    }),
  );
});
