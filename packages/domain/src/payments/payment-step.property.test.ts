import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PAYMENT_EVENTS } from '../lib/payment-event';
import { aDeposit, createFakePopup } from '../testing/fixtures/deposits.fixture';
import type { PaymentAction, PaymentCommand } from './payment-actions';
import { NO_PAYMENTS, type Payments } from './payment-state';
import { updatePayments } from './payment-step';
import { networkError } from '../testing/fixtures/a-rejection';

const first = createFakePopup();
const second = createFakePopup();
const STATUSES = ['PENDING_UNSETTLED', 'PAID_SETTLED', 'FAILED', 'CANCELLED', 'ODD'] as const;
const anyStatus = fc.constantFrom(...STATUSES);
const anyRef = fc.constantFrom('SMS_7_1_A', 'SMS_7_2_B');
/** Whatever happens beside lists, and beside calls of this page. */
const anyHint = fc.oneof(
  fc.record({
    kind: fc.constantFrom('verify-clicked', 'cancel-clicked', 'verification-announced'),
    txRef: anyRef,
  }),
  fc.record({
    kind: fc.constant('callback-opened'),
    txRef: anyRef,
    status: fc.constantFrom('successful', 'cancelled'),
  }),
  fc.record({
    kind: fc.constant('popup-opened'),
    txRef: anyRef,
    href: fc.constant('https://checkout.example.com'),
    popup: fc.constantFrom(first, second),
  }),
  fc.record({ kind: fc.constant('popup-closed'), txRef: anyRef, popup: fc.constantFrom(first, second) }),
  fc.record({
    kind: fc.constant('event-received'),
    event: fc.record({ name: fc.constantFrom(...PAYMENT_EVENTS), txRef: anyRef }),
  }),
  fc.record({
    kind: fc.constant('paid-message'),
    references: fc.array(anyRef),
    settlementAmount: fc.constant(null),
  }),
  fc.record({ kind: fc.constant('verification-ended'), txRef: anyRef, success: fc.boolean() }),
) as fc.Arbitrary<PaymentAction>;
const anyList = fc.record({
  kind: fc.constant('listed' as const),
  deposits: fc
    .uniqueArray(fc.tuple(anyRef, anyStatus), { selector: ([ref]) => ref })
    .map((rows) => rows.map(([ref, status]) => aDeposit({ txRef: ref, status }))),
  isNewest: fc.boolean(),
});
/** `true` ends the oldest call of this page, `false` loses it. */
const anyAnswer = fc.record({ isAnswered: fc.boolean(), status: anyStatus });

it('payments: no hint alone changes a status, one call runs at a time, and the newest list decides what is pending', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(anyHint, anyList, anyAnswer), { maxLength: 40 }), (happenings) => {
      let payments: Payments = NO_PAYMENTS;
      let calls: readonly Extract<PaymentCommand, { kind: 'call' }>[] = [];
      const statuses = () => [...payments.byRef.values()].map(({ deposit }) => deposit?.status);
      for (const happening of happenings) {
        const [oldest] = calls;
        const action = 'kind' in happening ? happening : oldest && answerTo(oldest, happening);
        if (action === undefined) continue;
        if (!('kind' in happening)) calls = calls.slice(1);
        const before = statuses();
        const step = updatePayments(payments, action);
        payments = step.payments;
        calls = [...calls, ...step.commands.filter((command) => command.kind === 'call')];
        const writes = calls.filter(({ call: name }) => name !== 'status').map((command) => command.txRef);
        expect(new Set(writes).size).toBe(writes.length);
        if (action.kind !== 'listed' && action.kind !== 'cancelled')
          expect(statuses().slice(0, before.length)).toEqual(before);
        if (action.kind === 'listed' && action.isNewest) {
          const counted = [...payments.byRef].flatMap(([ref, { isPending }]) => (isPending ? [ref] : []));
          const listed = action.deposits.filter(({ status }) => status === 'PENDING_UNSETTLED');
          expect(counted.toSorted()).toEqual(listed.map((deposit) => deposit.txRef).toSorted());
        }
      }
    }),
  );
});

function answerTo(
  { call: name, txRef: of }: Extract<PaymentCommand, { kind: 'call' }>,
  { isAnswered, status }: { readonly isAnswered: boolean; readonly status: string },
): PaymentAction {
  if (!isAnswered) return { kind: 'call-failed', call: name, txRef: of, error: networkError };
  switch (name) {
    case 'status':
      return { kind: 'status-read', txRef: of, deposit: aDeposit({ txRef: of, status }) };
    case 'verify':
      return { kind: 'verified', txRef: of, result: { status, message: null } };
    case 'cancel':
      return { kind: 'cancelled', txRef: of };
  }
}
