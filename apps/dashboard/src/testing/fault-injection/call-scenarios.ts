import { DEMO_ACCOUNT, type Scenario, type World } from '@sms/api-mocks';
import type { Operation } from '@sms/domain/contracts/operation';
import type { OperationName } from '@sms/domain/contracts/operations';
import { $activeNumbers } from '@sms/domain/numbers/list/active-numbers';
import {
  $activeNumbersError,
  activeNumbersRefreshClicked,
} from '@sms/domain/numbers/list/active-numbers-query';
import { activeNumbersScreen } from '@sms/domain/numbers/list/polling';
import { cancelClicked } from '@sms/domain/numbers/actions/number-actions';
import { $depositsPage, transactionsScreen } from '@sms/domain/payments/deposit-list';
import { addFundsOpened, addFundsScreen } from '@sms/domain/payments/add-funds/add-funds-dialog';
import { depositAmountChanged } from '@sms/domain/payments/add-funds/add-funds-form';
import { $quote } from '@sms/domain/payments/add-funds/quote';
import { addFundsSubmitted } from '@sms/domain/payments/add-funds/submit-deposit';
import { quoteRetryClicked } from '@sms/domain/payments/add-funds/quote';
import { paymentActed } from '@sms/domain/payments/payments';
import { $user } from '@sms/domain/api/session/current-user';
import { $subscriptions, subscriptionsScreen } from '@sms/domain/subscriptions/subscription-list';
import { purchaseClicked } from '@sms/domain/purchase/confirm-step';
import { subscriptionForm, subscriptionSubmitted } from '@sms/domain/subscriptions/place-subscription';
import { wizardScreen } from '@sms/domain/purchase/wizard-screen';
import { countryChosen, operatorChosen, serviceChosen } from '@sms/domain/catalogue/selection';
import { historyUrlChanged } from '@sms/domain/history/list/history-list';
import { retryClicked } from '@sms/domain/numbers/actions/retry';
import { loginForm } from '@sms/domain/session/login-form';
import type { Product } from '../start-product';
import { MINUTE_MS } from '@sms/domain/limits/spec';

/** The product on screen, where time passes in ms. */
export interface Tab extends Pick<Product, 'world' | 'get' | 'fire'> {
  readonly pass: (ms: number) => Promise<void>;
}

/** How a user triggers a call, and the result they expect. */
export interface CallScenario {
  readonly call: OperationName;
  /** Default: signed in. */
  readonly signedIn?: boolean;
  /** Opens the screen that makes the call. */
  readonly open?: (tab: Tab) => Promise<void>;
  readonly act: (tab: Tab) => void;
  /** The user's action after a failure. Default: `act` again. */
  readonly retry?: (tab: Tab) => void;
  /** True once the user has the expected result. */
  readonly isDone: (tab: Tab) => boolean;
  /** Number of times the server has executed the call; only for calls that change data. */
  readonly carriedOut?: (world: World) => number;
}

const AMOUNT = 7_000;
const DEPOSIT = 5_000;
const NUMBER = '2';

/** An account with data of every kind; no number receives an SMS, so that the ledger does not change. */
export const account = (signedIn: boolean): Scenario => ({
  description: 'An account with something of everything.',
  seed: 23,
  signedIn,
  balanceUsd: 60,
  numbers: [
    { service: 'go', country: '19', status: 'used', boughtAgoMs: 60 * MINUTE_MS, code: '730154' },
    { service: 'wa', country: '187', status: 'waiting', boughtAgoMs: 6 * MINUTE_MS },
    { service: 'tg', country: '16', status: 'received', boughtAgoMs: 5 * MINUTE_MS, code: '48213' },
  ],
  deposits: [
    { naira: DEPOSIT, status: 'PENDING_UNSETTLED', createdAgoMs: MINUTE_MS, providerStatus: 'successful' },
  ],
  deliveryProfile: { arrives: 0, onCancel: 0 },
  flags: { callLimits: null, purchaseMs: 0 },
});

const waitingNumber = ({ db }: World) => db.numbers.find(Number(NUMBER));

const deposit = ({ db }: World) =>
  db.deposits
    .all()
    .find(({ providerStatus, ngn_amount }) => providerStatus === 'successful' && ngn_amount === DEPOSIT);

const newNumbers = ({ db }: World): number =>
  db.numbers.all().filter(({ country_code }) => country_code === '36').length;

const newDeposits = ({ db }: World): number =>
  db.deposits.all().filter(({ ngn_amount }) => ngn_amount === AMOUNT).length;

const openNumbers = async ({ fire, pass }: Tab): Promise<void> => {
  fire(activeNumbersScreen.toggled, true);
  await pass(2_000);
};

const openTransactions = async ({ fire, pass }: Tab): Promise<void> => {
  fire(transactionsScreen.toggled, true);
  await pass(2_000);
};

const openForm = async ({ fire, pass }: Tab): Promise<void> => {
  fire(transactionsScreen.toggled, true);
  fire(addFundsScreen.toggled, true);
  fire(addFundsOpened, undefined);
  await pass(2_000);
};

/** Fills the form in and submits it. */
export const signIn = ({ fire }: Tab): void => {
  fire(loginForm.acted, { kind: 'edited', field: 'username', value: DEMO_ACCOUNT.username });
  fire(loginForm.acted, { kind: 'edited', field: 'password', value: DEMO_ACCOUNT.password });
  fire(loginForm.submitted, undefined);
};

/** Calls of every class: a new class does not compile without one. */
export const callScenarios = {
  read: [
    {
      call: 'activeNumbers',
      open: openNumbers,
      act: ({ fire }) => fire(activeNumbersRefreshClicked, undefined),
      isDone: ({ get }) => get($activeNumbers) !== null && get($activeNumbersError) === null,
    },
  ],
  compute: [
    {
      call: 'calculateUsd',
      open: openForm,
      act: ({ fire }) => fire(depositAmountChanged, String(AMOUNT)),
      retry: ({ fire }) => fire(quoteRetryClicked, undefined),
      isDone: ({ get }) => get($quote) !== null,
    },
  ],
  idempotent: [
    {
      call: 'cancelNumber',
      open: openNumbers,
      act: ({ fire }) => fire(cancelClicked, NUMBER),
      isDone: ({ world, get }) =>
        waitingNumber(world)?.status === 'cancelled' &&
        get($activeNumbers)?.some(({ id, status }) => id === NUMBER && status === 'waiting') === false,
      carriedOut: (world) => Number(waitingNumber(world)?.status === 'cancelled'),
    },
    {
      call: 'verifyPayment',
      open: openTransactions,
      act: ({ fire, world }) =>
        fire(paymentActed, { kind: 'verify-clicked', txRef: deposit(world)?.tx_ref ?? '' }),
      isDone: ({ world, get }) =>
        get($depositsPage)?.deposits.some(
          ({ txRef, status }) => txRef === deposit(world)?.tx_ref && status === 'PAID_SETTLED',
        ) === true,
      carriedOut: (world) => Number(deposit(world)?.status === 'PAID_SETTLED'),
    },
  ],
  money: [
    {
      call: 'purchaseNumber',
      open: async ({ fire, pass }) => {
        fire(wizardScreen.toggled, true);
        fire(countryChosen, '36');
        fire(serviceChosen, 'wa');
        fire(operatorChosen, '');
        await pass(3_000);
      },
      act: ({ fire }) => fire(purchaseClicked, undefined),
      isDone: ({ get, world }) =>
        newNumbers(world) > 0 &&
        get($activeNumbers)?.some(({ countryCode }) => countryCode === '36') === true,
      carriedOut: newNumbers,
    },
    {
      call: 'createDeposit',
      open: async (tab) => {
        await openForm(tab);
        tab.fire(depositAmountChanged, String(AMOUNT));
        await tab.pass(3_000);
      },
      act: ({ fire }) => fire(addFundsSubmitted, undefined),
      isDone: ({ get, world }) =>
        newDeposits(world) > 0 &&
        get($depositsPage)?.deposits.some(({ ngnAmount }) => ngnAmount === AMOUNT) === true,
      carriedOut: newDeposits,
    },
    {
      call: 'retryNumber',
      open: async ({ fire, pass }) => {
        fire(historyUrlChanged, '');
        await pass(2_000);
      },
      act: ({ fire }) => fire(retryClicked, NUMBER),
      isDone: ({ world }) =>
        Date.parse(waitingNumber(world)?.expiry_date ?? '') > world.clock.now() + 15 * MINUTE_MS,
    },
    {
      call: 'buySubscription',
      open: async ({ fire, pass }) => {
        fire(subscriptionsScreen.toggled, true);
        await pass(2_000);
        const draft = { service: 'tg', country: '16', days: 2 };
        fire(subscriptionForm.acted, { kind: 'restored', draft });
      },
      act: ({ fire }) => fire(subscriptionSubmitted, undefined),
      isDone: ({ get }) => get($subscriptions)?.length === 1,
      carriedOut: ({ db }) => db.subscriptions.all().length,
    },
  ],
  auth: [
    {
      call: 'login',
      signedIn: false,
      act: signIn,
      isDone: ({ get }) => get($user) !== null,
    },
  ],
} satisfies Record<Operation['callClass'], readonly CallScenario[]>;
