import { expect, it } from 'vitest';
import type { Deposit } from '../../contracts/deposit';
import type { ResultFor } from '../../contracts/operations';
import type { FakeCalls } from '../../testing/fakes/fake-api-client';
import { $depositViews } from '../deposits/deposit-view';
import { $pendingCount } from '../deposits/pending-deposits';
import {
  aDeposit,
  fail,
  networkError,
  openTransactions,
  rejected,
} from '../../testing/fixtures/deposits.fixture';
import { paymentFailed, paymentSucceeded } from '../../realtime/messages/events';
import { $toasts } from '../../lib/toasts/toasts';
import { signOutClicked } from '../../session/sign-out';
import { $callbackOutcome, callbackCheckRequested, callbackReceived, STILL_OPEN } from './provider-callback';
import { callbackOpened } from '../pending-callback';
import { pass, useFakeClock } from '../../testing/harness/use-fake-clock';

const TX = 'SMS_7_1_AAAAAA';

useFakeClock(Date.parse('2025-10-01T12:00:00.000Z'));

const STILL = 'info: Payment is still processing. Please check back in a few minutes.';
const ATTEMPT = [
  'info: Payment is being processed. Attempting verification...',
  'loading: Verifying payment...',
];

const comeBack = async (status: string, calls: FakeCalls = {}) => {
  const tab = await openTransactions({ deposits: [aDeposit()], calls });
  tab.fire(callbackOpened, { status, txRef: TX });
  tab.fire(callbackCheckRequested, undefined);
  await pass(0);
  return tab;
};

const statusIs = (status: string, fields: Partial<Deposit> = {}): FakeCalls => ({
  paymentStatus: () => aDeposit({ status, ...fields }),
});

const verifying = (verifyPayment: () => ResultFor<'verifyPayment'>): FakeCalls => ({
  ...statusIs('PENDING_UNSETTLED'),
  verifyPayment,
});

it.each<[string, string, FakeCalls, readonly string[], string | null]>([
  [
    'cancelled, and still open at the server',
    'cancelled',
    verifying(fail(networkError)),
    [`info: ${STILL_OPEN.text}`],
    null,
  ],
  [
    'cancelled, though the payment has settled',
    'cancelled',
    statusIs('PAID_SETTLED'),
    ['success: Payment completed! $0.97 credited to your account.'],
    'completed',
  ],
  [
    'declined, which verifying confirms',
    'failed',
    verifying(fail(rejected(400, 'PAYMENT_FAILED'))),
    [...ATTEMPT, 'error: Payment verification failed. Please try again or contact support.'],
    'failed',
  ],
  [
    'settled',
    'successful',
    statusIs('PAID_SETTLED'),
    ['success: Payment completed! $0.97 credited to your account.'],
    'completed',
  ],
  [
    'settled, the amount in the words of the server',
    'completed',
    statusIs('PAID_SETTLED', { usdAmount: null }),
    ['success: Payment completed! $0.9770 credited to your account.'],
    'completed',
  ],
  [
    'settled, with no amount anywhere',
    'successful',
    statusIs('PAID_SETTLED', { usdAmount: null, formattedUsd: null }),
    ['success: Payment completed!'],
    'completed',
  ],
  [
    'to a failed one',
    'successful',
    statusIs('FAILED'),
    ['error: Payment failed. Please try again.'],
    'failed',
  ],
  ['to an unknown one', 'successful', statusIs('ODD'), [STILL], null],
  [
    'pending, which verifying settles',
    'successful',
    verifying(() => ({ message: 'Verified', status: 'PAID_SETTLED' })),
    [...ATTEMPT, 'success: Verified'],
    'completed',
  ],
  ['and the verification is lost', 'successful', verifying(fail(networkError)), [...ATTEMPT, STILL], null],
])('provider callback: %s', async (_, status, calls, expected, event) => {
  const { toasts, events, get } = await comeBack(status, calls);
  expect(toasts.map(({ tone, text }) => `${tone}: ${text}`)).toEqual(expected);
  const change = event === null ? null : { name: event };
  expect(events).toMatchObject(change === null ? [] : [change]);
  expect(get($callbackOutcome)).toMatchObject({ txRef: TX, toast: toasts.at(-1), event: change });
});

type Tab = Awaited<ReturnType<typeof openTransactions>>;
const isPaid = (): ResultFor<'verifyPayment'> => ({ message: 'Payment verified', status: 'PAID_SETTLED' });
const isDeclined = fail(rejected(400, 'PAYMENT_FAILED'));
const tellPaid = ({ fire }: Tab) => fire(paymentSucceeded, { references: [TX, '99'], settlementAmount: 6.5 });
const tellDeclined = ({ fire }: Tab) => fire(paymentFailed, { references: [TX], reason: 'declined' });

it.each<[string, string, () => ResultFor<'verifyPayment'>, (tab: Tab) => void, string]>([
  ['message', 'paid', isPaid, tellPaid, 'Payment successful! $6.50 credited to your account'],
  ['response', 'paid', isPaid, tellPaid, 'Payment verified'],
  ['message', 'declined', isDeclined, tellDeclined, 'Payment failed: declined'],
  [
    'response',
    'declined',
    isDeclined,
    tellDeclined,
    'Payment verification failed. Please try again or contact support.',
  ],
])(
  'provider callback: the %s tells that it is %s, and nothing else does',
  async (first, _, verify, tell, text) => {
    let beforeResponse = (): void => {};
    const tab = await openTransactions({
      deposits: [aDeposit()],
      calls: verifying(() => {
        beforeResponse();
        return verify();
      }),
    });
    if (first === 'message') beforeResponse = () => tell(tab);
    tab.fire(callbackOpened, { status: 'successful', txRef: TX });
    tab.fire(callbackCheckRequested, undefined);
    await pass(0);
    if (first === 'response') tell(tab);
    expect(tab.get($toasts).map((toast) => toast.text)).toEqual([text]);
  },
);

it.each([
  ['after the response', statusIs('PAID_SETTLED'), 1],
  ['while it is pending', { paymentStatus: () => new Promise<Deposit>(() => {}) }, 0],
])(
  'provider callback: is handled once, however often the signed-in part opens: %s',
  async (_, calls, announced) => {
    const { fire, callsOf, texts } = await comeBack('successful', calls);
    fire(callbackCheckRequested, undefined);
    await pass(0);
    expect(callsOf('paymentStatus')).toHaveLength(1);
    expect(texts()).toHaveLength(announced);
  },
);

it('provider callback: is dropped with Sign out', async () => {
  const { fire, callsOf } = await openTransactions();
  fire(callbackOpened, { status: 'successful', txRef: TX });
  fire(signOutClicked, undefined);
  fire(callbackCheckRequested, undefined);
  await pass(0);
  expect(callsOf('paymentStatus')).toEqual([]);
});

it.each(['successful', 'completed', 'paid', 'failed', 'cancelled', ''])(
  'forged as %j changes neither the deposit nor the balance',
  async (status) => {
    const { get, callsOf } = await comeBack(status, verifying(fail(rejected(400, 'VERIFICATION_FAILED'))));
    await pass(2_000);
    expect(get($depositViews)).toMatchObject([{ state: 'pending' }]);
    expect(get($pendingCount)).toBe(1);
    expect(callsOf('cancelPayment')).toEqual([]);
  },
);

it('provider callback: in a popup is announced here, and the server is asked', async () => {
  const { fire, texts, events, callsOf } = await openTransactions({ deposits: [aDeposit()] });
  fire(callbackReceived, {
    txRef: TX,
    toast: { tone: 'success', text: 'Payment completed!' },
    event: { name: 'completed' },
  });
  await pass(1_000);
  expect(texts()).toEqual(['Payment completed!']);
  expect(events).toEqual([{ name: 'completed', txRef: TX }]);
  expect(callsOf('balance').length).toBeGreaterThan(1);
});
