import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SUPPORT_TEXT_MAX } from '../../limits/tuning';
import { aNumber, NOON } from '../../testing/fixtures/a-number';
import { numberSupportText, purchaseSupportText } from './support-text';

const at = { version: '1.0.0', page: '/active-numbers', username: 'ada' };
const context = {
  ...at,
  service: 'WhatsApp',
  country: 'Canada',
  outcome: undefined,
  hasPhoneNumber: false,
};

const termsOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.slice(0, line.indexOf(':')))
    .join(', ');

it('support text: a number, always in the same order', () => {
  const details = { ...context, outcome: 'No SMS', hasPhoneNumber: true };
  const text = numberSupportText(aNumber({ receivedAt: NOON }), details);
  expect(termsOf(text)).toBe(
    'Version, Page, User, Activation ID, Service, Country, Price, Purchased, Received, Expires, ' +
      'Status, Outcome, Phone number',
  );
  expect(text).toContain(`Received: ${new Date(NOON).toISOString().slice(0, 10)} 12:00 UTC, local `);
  expect(text).toContain('Phone number: +12025550123');
});

it('support text: a failed purchase has its selection, its time and the displayed error', () => {
  const choices = { service: 'WhatsApp', country: 'Canada', operator: 'Any Operator', price: '$0.0500' };
  const failure = { maxPrice: '', at: NOON, error: 'No numbers available' };
  const text = purchaseSupportText({ ...at, ...choices, ...failure });
  expect(termsOf(text)).toBe('Version, Page, User, Service, Country, Operator, Price, At, Outcome');
  expect(text).toContain('Outcome: No numbers available');
});

it('support text: never has a code, an SMS or an unwanted phone number, and stays short', () => {
  // Letters that no other part of the text can have.
  const secret = fc.stringMatching(/^[ΑΒΓΔ]{4,12}$/);
  fc.assert(
    fc.property(secret, secret, fc.string({ maxLength: 5_000 }), (code, smsText, any) => {
      const sms = { smsCode: code, smsText, phoneNumber: '19998887766' };
      const number = aNumber({ ...sms, serviceName: any, activationId: any });
      const details = { ...context, service: any, country: any, outcome: any, username: any };
      const text = numberSupportText(number, details);
      expect(text).not.toContain(code);
      expect(text).not.toContain(smsText);
      expect(text).not.toContain('9998887766');
      expect(text.length).toBeLessThanOrEqual(SUPPORT_TEXT_MAX);
      expect(text.split('\n').length).toBeLessThanOrEqual(13);
    }),
  );
});
