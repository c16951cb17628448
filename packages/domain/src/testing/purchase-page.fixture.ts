import { createWatch, fork, scopeBind, type EventCallable } from 'effector';
import { vi } from 'vitest';
import type { ApiError } from '../api/api-error';
import { $apiClient } from '../api/operation-fx';
import type { Country, PriceBook, PurchasedNumber, RequestFor, Service } from '../contracts';
import { $serverOffsetMs } from '../lib/clock';
import { OPERATORS_DELAY_MS } from '../limits';
import { $ports, noBrowser, type Kept } from '../ports';
import type { ArrivalSignals } from '../rules';
import { aBalance, createFakeApiClient } from '.';
import { $activeNumbers } from '../features/active-numbers';
import { $balance } from '../features/account/balance';
import { $user } from '../features/session';
import { toastRequested, type ToastRequest } from '../features/toasts';
import { countryChosen, operatorChosen, serviceChosen } from '../features/selection';
import { numberBought } from '../features/purchase';
import { $isWizardUp } from '../features/purchase/wizard/wizard-screen';

/** An answer with an error status. */
export const rejected = (status: number, text: string): ApiError => ({
  kind: 'rejected',
  status,
  code: null,
  text,
  details: {},
  retryAfterS: null,
});

/** A bought number, for the selection of the fixture. */
export const boughtNumber = (fields: Partial<PurchasedNumber> = {}): PurchasedNumber => ({
  id: '18',
  activationId: 'a18',
  phoneNumber: '12025550123',
  countryCode: '187',
  serviceCode: 'wa',
  serviceName: 'WA',
  price: 0.4,
  status: 'waiting',
  smsCode: null,
  smsText: null,
  purchasedAt: Date.now(),
  expiresAt: Date.now() + 1_200_000,
  receivedAt: null,
  ...fields,
});

type Answer<T> = T | Promise<T>;

interface PageOptions {
  readonly purchase?: (request: RequestFor<'purchaseNumber'>) => Answer<{ id: string | null }>;
  readonly active?: () => Answer<readonly PurchasedNumber[]>;
  readonly prices?: () => Answer<PriceBook>;
  readonly countries?: readonly Country[];
  readonly services?: readonly Service[];
  readonly operator?: string;
  readonly balance?: number | null;
  readonly known?: readonly PurchasedNumber[] | null;
  /** What an earlier page of this tab kept. */
  readonly kept?: unknown;
  /** What else this browser keeps, by name. Default: nothing yet. */
  readonly browser?: Map<string, unknown>;
  /** How far the server's clock is ahead, in ms. Default: not at all. */
  readonly offsetMs?: number;
  /** Whether the wizard is on screen. Default: yes. */
  readonly isWizardUp?: boolean;
}

/** A signed-in tab whose server answers as the options say, with a record of what happens in the tab. */
export const openTab = ({
  purchase = () => ({ id: '18' }),
  active = () => [],
  prices = () => ({ '187': { wa: { realPrice: 0.2 } } }),
  countries = [],
  services = [],
  balance = 5,
  known = [],
  kept = null,
  browser = new Map<string, unknown>(),
  offsetMs = 0,
  isWizardUp = true,
}: PageOptions = {}) => {
  const toasts: ToastRequest[] = [];
  const saved: unknown[] = [];
  const signals: ArrivalSignals[] = [];
  const onBought = vi.fn();
  const client = createFakeApiClient({
    purchaseNumber: purchase,
    cancelNumber: () => null,
    activeNumbers: async () => ({ numbers: [...(await active())], pagination: null }),
    prices,
    balance: () => aBalance(5),
    services: () => [...services],
    countries: () => [...countries],
    operators: () => [
      { id: 'tmobile', name: 'T-Mobile' },
      { id: 'att', name: 'AT&T' },
    ],
    availability: () => new Map(),
  });
  const scope = fork({
    values: [
      [$apiClient, client],
      [$user, { id: '7', username: 'ada' }],
      [$balance, balance],
      [$activeNumbers, known],
      [$serverOffsetMs, offsetMs],
      [$isWizardUp, isWizardUp],
      [
        $ports,
        {
          ...noBrowser,
          loadKept: (name: string) => (name === 'unsettled-purchase' ? kept : (browser.get(name) ?? null)),
          saveKept: ({ name, value }: Kept) => {
            if (name === 'unsettled-purchase') saved.push(value);
            else browser.set(name, value);
          },
          signalArrival: (given: ArrivalSignals) => void signals.push(given),
        },
      ],
    ],
  });
  createWatch({ unit: toastRequested, fn: (toast) => void toasts.push(toast), scope });
  createWatch({ unit: numberBought, fn: onBought, scope });
  return {
    scope,
    toasts,
    saved,
    /** How the user was called from outside the page. */
    signals,
    onBought,
    /** Fires an event without waiting for its effects. */
    fire: <T>(unit: EventCallable<T>, params: NoInfer<T>) => {
      scopeBind(unit, { scope })(params);
    },
    callsOf: (name: string) => client.made.filter((call) => call.name === name).map(({ request }) => request),
    /** The keys under which purchases were sent. */
    keys: () => client.made.filter(({ name }) => name === 'purchaseNumber').map(({ key }) => key),
  };
};

/** The same tab on the confirm step, everything loaded. */
export const openConfirmStep = async ({ operator = '', ...options }: PageOptions = {}) => {
  const tab = openTab(options);
  /** Makes the same choices again. */
  const choose = async () => {
    tab.fire(countryChosen, '187');
    tab.fire(serviceChosen, 'wa');
    tab.fire(operatorChosen, operator);
    await pass(OPERATORS_DELAY_MS);
  };
  await choose();
  return { ...tab, choose };
};

/** Lets time pass, in ms, and pending answers arrive. */
export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
