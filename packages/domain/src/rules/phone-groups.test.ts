import fc from 'fast-check';
import { expect, it } from 'vitest';
import { phoneGroups } from './phone-groups';

it.each([
  ['+12631312082', '+1 263 131 2082'],
  ['+79161234567', '+7 916 123 4567'],
  ['+44325972618', '+44 325 972 618'],
  ['+2348031234567', '+234 803 123 4567'],
  ['+37264430471', '+372 644 304 71'],
  ['+1234567', '+1 234 567'],
  ['12631312082', '12631312082'],
  ['+1 (263) 131', '+1 (263) 131'],
  ['', ''],
])('%j reads %j', (phoneNumber, text) => {
  expect(phoneGroups(phoneNumber).join(' ')).toBe(text);
});

it('loses and adds no digit, and no group is longer than four', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\+[1-9]\d{6,14}$/), (phoneNumber) => {
      const groups = phoneGroups(phoneNumber);
      expect(groups.join('')).toBe(phoneNumber);
      for (const group of groups) expect(group).toMatch(/^\+?\d{1,4}$/);
    }),
  );
});
