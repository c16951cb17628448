import fc from 'fast-check';
import { expect, it } from 'vitest';
import { numberInText, otherCopy, phoneGroups, phoneInText, type PhoneFormat } from './phone-format';

it.each<[PhoneFormat, string, string]>([
  ['e164', '+12631312082', '+1 263 131 2082'],
  ['e164', '+2348031234567', '+234 803 123 4567'],
  ['e164', '+37264430471', '+372 644 304 71'],
  ['e164', '+1234567', '+1 234 567'],
  ['e164', '12631312082', '12631312082'],
  ['e164', '+123456', '+123456'],
  ['e164', '+123456789012345', '+1 234 567 890 123 45'],
  ['e164', '+1234567890123456', '+1234567890123456'],
  ['national', '+12631312082', '263 131 2082'],
  ['national', '+2348031234567', '803 123 4567'],
  ['digits', '+12631312082', '1 263 131 2082'],
  // No country has these calling codes, but Togo has 228.
  ['national', '+0311234567', '031 123 4567'],
  ['national', '+2831234567', '283 123 4567'],
  ['national', '+22890112345', '901 123 45'],
])('phone format: as %s, %j reads %j', (format, phoneNumber, text) => {
  expect(phoneGroups(phoneNumber, format).join(' ')).toBe(text);
});

it('phone format: in a text, no line breaks in the number', () => {
  expect(phoneInText('2348031234567')).toBe('+234\u00A0803\u00A0123\u00A04567');
  expect(numberInText('WhatsApp', '', ' · ')).toBe('WhatsApp');
});

const phoneNumbers = fc.stringMatching(/^\+[1-9]\d{6,14}$/);

it('phone format: loses and adds no digit, and no group is longer than four', () => {
  fc.assert(
    fc.property(phoneNumbers, (phoneNumber) => {
      const groups = phoneGroups(phoneNumber);
      expect(groups.join('')).toBe(phoneNumber);
      for (const group of groups) expect(group).toMatch(/^\+?\d{1,4}$/);
    }),
  );
});

it('phone format: copies the digits of the number, without the calling code in the national format', () => {
  fc.assert(
    fc.property(phoneNumbers, (phoneNumber) => {
      const digits = phoneNumber.slice(1);
      expect(phoneGroups(phoneNumber, 'digits').join('')).toBe(digits);
      const national = phoneGroups(phoneNumber, 'national').join('');
      expect(digits.endsWith(national)).toBe(true);
      expect(digits.length - national.length).toBeLessThanOrEqual(3);
    }),
  );
});

it.each([
  ['+2348031234567', 'e164', { format: 'national', label: 'Copy without +234' }],
  ['+447700900123', 'national', { format: 'e164', label: 'Copy with +44' }],
  // No country has this calling code.
  ['+2831234567', 'e164', null],
  ['unknown', 'e164', null],
] as const)('other copy: %s as %s has another way', (phoneNumber, format, expected) => {
  expect(otherCopy(phoneNumber, format)).toEqual(expected);
});
