import { expect, it } from 'vitest';
import { formatPhoneNumber, isCopyableCode, isCopyablePhoneNumber, telLink } from './copyable-text';

it.each(['1', '123-456', '123 456', 'G-482910', 'Код123', '12345678901234', 'a_b+c', '١٢٣٤', '$(rm)'])(
  'isCopyableCode: accepts %j',
  (code) => {
    expect(isCopyableCode(code)).toBe(true);
  },
);

it.each(['', '123\n', '12\u200b34', '\u202e1234', '12\u000034', '12\ud80034', '12\u202834'])(
  'isCopyableCode: refuses %j',
  (code) => {
    expect(isCopyableCode(code)).toBe(false);
  },
);

it.each(['12025550123', '+12025550123'])('isCopyablePhoneNumber: accepts %j', (phone) => {
  expect(isCopyablePhoneNumber(phone)).toBe(true);
});

it.each(['', '12', '1202\n', '12025550123;ls', '\u202e12025550123'])(
  'isCopyablePhoneNumber: rejects %j',
  (phone) => {
    expect(isCopyablePhoneNumber(phone)).toBe(false);
  },
);

it.each([
  ['12025550123', '+12025550123'],
  ['+12025550123', '+12025550123'],
  ['', ''],
])('formatPhoneNumber: writes %j as %j', (phone, text) => {
  expect(formatPhoneNumber(phone)).toBe(text);
});

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
