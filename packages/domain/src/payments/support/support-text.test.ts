import { expect, it } from 'vitest';
import { SUPPORT_TEXT_MAX } from '../../limits/tuning';
import { aNumber, NOON } from '../../testing/fixtures/a-number';
import { aDeposit } from '../../testing/fixtures/deposits.fixture';
import { depositSupportText, numberSupportText, purchaseSupportText } from './support-text';

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

it('support text: a payment, without what is unknown of it', () => {
  const text = depositSupportText(aDeposit(), at);
  expect(termsOf(text)).toBe('Version, Page, User, Reference, Amount, Method, Created, Expires, Status');
});

it('support text: has a short line for each value, whatever it contains', () => {
  const long = 'a\n'.repeat(5_000);
  const number = aNumber({
    activationId: long,
    serviceName: long,
    smsCode: '482913',
    smsText: 'Code 482913',
  });
  const details = { ...context, service: long, country: long, outcome: long, username: long };
  const text = numberSupportText(number, details);
  expect(text.length).toBeLessThanOrEqual(SUPPORT_TEXT_MAX);
  expect(text.split('\n')).toHaveLength(11);
  expect(text).not.toMatch(/482913|12025550123/);
});
