import type { Fault } from '@sms/api-mocks';
import { MINUTE_MS } from '@sms/domain/limits/spec';
import { PAYMENT_EVENTS } from '@sms/domain/lib/payment-event';
import fc from 'fast-check';

/** Responses that a call may get in place of the proper one. */
export const DISTURBANCES = {
  'answer lost': { corruption: 'connection-lost', carriedOut: true },
  'never arrived': { corruption: { status: 502, text: '' } },
  'done after the gateway gave up': { corruption: { status: 504, text: '' }, carriedOutAfterMs: 6_000 },
  'answer of another shape': { corruption: 'malformed', carriedOut: true },
  refused: { corruption: { status: 429, text: '' } },
  'slow and lost': { delayMs: 20_000, corruption: 'html', carriedOut: true },
} satisfies Readonly<Record<string, Omit<Fault, 'operation' | 'times'>>>;

const OPERATIONS = [
  'purchaseNumber',
  'createDeposit',
  'cancelNumber',
  'completeNumber',
  'verifyPayment',
  'activeNumbers',
  'balance',
] as const;

const inTab = { tab: fc.nat({ max: 1 }) };
const aboutOne = { ...inTab, at: fc.nat({ max: 3 }) };

/** Commands for numbers without an SMS that are about to expire. */
const anyIncident = fc.record({
  /** Seconds after the oldest one has two minutes and ten seconds left. */
  atS: fc.nat({ max: 110 }),
  what: fc.constantFrom('sms', 'hide', 'show', 'cut-sockets', 'cancel', 'reload-other', 'hold-timers'),
});

/** All commands, in any order. `tab` is one of two, `at` picks a number or a deposit, newest first. */
export const anyCommand = fc.oneof(
  { weight: 5, arbitrary: fc.record({ what: fc.constant('buy'), isLikeOthers: fc.boolean(), ...inTab }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('deposit'), isLikeOthers: fc.boolean(), ...inTab }) },
  {
    weight: 5,
    arbitrary: fc.record({
      what: fc.constantFrom('cancel', 'complete', 'verify', 'cancel-payment'),
      ...aboutOne,
    }),
  },
  fc.record({
    what: fc.constant('return'),
    word: fc.constantFrom('successful', 'completed', 'failed', 'cancelled', '', 'PAID_SETTLED'),
    ...aboutOne,
  }),
  fc.record({ what: fc.constant('forge'), name: fc.constantFrom(...PAYMENT_EVENTS), ...aboutOne }),
  {
    weight: 4,
    arbitrary: fc.record({ what: fc.constantFrom('sms', 'pay', 'decline'), at: aboutOne.at }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      what: fc.constant('fault'),
      operation: fc.constantFrom(...OPERATIONS),
      how: fc.constantFrom(...(Object.keys(DISTURBANCES) as (keyof typeof DISTURBANCES)[])),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constantFrom('reload', 'hide', 'show', 'go-offline', 'go-online', 'give-up', 'check-again'),
      ...inTab,
    }),
  },
  fc.record({ what: fc.constant('cut-sockets') }),
  fc.record({
    what: fc.constant('live-to-the-end'),
    purchases: fc.nat({ max: 3 }),
    incidents: fc.array(anyIncident, { maxLength: 4 }),
    ...inTab,
  }),
  {
    weight: 3,
    arbitrary: fc.record({ what: fc.constant('wait'), ms: fc.constantFrom(500, 6_000, 25_000) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('sleep'),
      ms: fc.constantFrom(MINUTE_MS, 5 * MINUTE_MS, 21 * MINUTE_MS),
    }),
  },
);
export type Command = typeof anyCommand extends fc.Arbitrary<infer H> ? H : never;
