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
import { transactionsScreen } from '@sms/domain/payments/deposit-list';
import { addFundsOpened, addFundsScreen } from '@sms/domain/payments/add-funds/add-funds-dialog';
import { depositAmountChanged } from '@sms/domain/payments/add-funds/add-funds-form';
import { $quote } from '@sms/domain/payments/add-funds/quote';
import { quoteRetryClicked } from '@sms/domain/payments/add-funds/quote';
import { $user } from '@sms/domain/api/session/current-user';
import { purchaseClicked } from '@sms/domain/purchase/confirm-step';
import { wizardScreen } from '@sms/domain/purchase/wizard-screen';
import { countryChosen, operatorChosen, serviceChosen } from '@sms/domain/catalogue/selection';
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
    { naira: 5_000, status: 'PENDING_UNSETTLED', createdAgoMs: MINUTE_MS, providerStatus: 'successful' },
  ],
  deliveryProfile: { arrives: 0, onCancel: 0 },
  flags: { callLimits: null, purchaseMs: 0 },
});

const waitingNumber = ({ db }: World) => db.numbers.find(Number(NUMBER));

const newNumbers = ({ db }: World): number =>
  db.numbers.all().filter(({ country_code }) => country_code === '36').length;

const openNumbers = async ({ fire, pass }: Tab): Promise<void> => {
  fire(activeNumbersScreen.toggled, true);
  await pass(2_000);
};

/** Fills the form in and submits it. */
export const signIn = ({ fire }: Tab): void => {
  fire(loginForm.acted, { kind: 'edited', field: 'username', value: DEMO_ACCOUNT.username });
  fire(loginForm.acted, { kind: 'edited', field: 'password', value: DEMO_ACCOUNT.password });
  fire(loginForm.submitted, undefined);
};

/** A call of every class: a new class does not compile without one. */
export const callScenarios = {
  read: {
    call: 'activeNumbers',
    open: openNumbers,
    act: ({ fire }) => fire(activeNumbersRefreshClicked, undefined),
    isDone: ({ get }) => get($activeNumbers) !== null && get($activeNumbersError) === null,
  },
  compute: {
    call: 'calculateUsd',
    open: async ({ fire, pass }) => {
      fire(transactionsScreen.toggled, true);
      fire(addFundsScreen.toggled, true);
      fire(addFundsOpened, undefined);
      await pass(2_000);
    },
    act: ({ fire }) => fire(depositAmountChanged, '7000'),
    retry: ({ fire }) => fire(quoteRetryClicked, undefined),
    isDone: ({ get }) => get($quote) !== null,
  },
  idempotent: {
    call: 'cancelNumber',
    open: openNumbers,
    act: ({ fire }) => fire(cancelClicked, NUMBER),
    isDone: ({ world, get }) =>
      waitingNumber(world)?.status === 'cancelled' &&
      get($activeNumbers)?.some(({ id, status }) => id === NUMBER && status === 'waiting') === false,
    carriedOut: (world) => Number(waitingNumber(world)?.status === 'cancelled'),
  },
  money: {
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
      newNumbers(world) > 0 && get($activeNumbers)?.some(({ countryCode }) => countryCode === '36') === true,
    carriedOut: newNumbers,
  },
  auth: {
    call: 'login',
    signedIn: false,
    act: signIn,
    isDone: ({ get }) => get($user) !== null,
  },
} satisfies Record<Operation['callClass'], CallScenario>;
