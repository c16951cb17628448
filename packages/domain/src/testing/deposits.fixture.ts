import { createWatch, fork, scopeBind, type EventCallable, type Store, type Unit } from 'effector';
import { vi } from 'vitest';
import type { ApiError } from '../api/api-error';
import { $apiClient } from '../api/operation-fx';
import type { Deposit, RequestFor } from '../contracts';
import { PAGE_SIZE, REPEATED_READ_GAP_MS } from '../limits';
import { $ports, noBrowser, type CheckoutWindow, type Kept, type KeptName } from '../ports';
import type { PaymentEvent } from '../rules';
import { aBalance, createFakeApiClient, type FakeCalls } from '.';
import { $user } from '../features/session';
import { toastRequested, type ToastRequest } from '../features/toasts';
import { paymentEventHeard, transactionsScreenToggled } from '../features/payments/deposits';

/** A rejection by the server. */
export const rejected = (status: number, code: string | null, text: string | null = null): ApiError => ({
  kind: 'rejected',
  status,
  code,
  text,
  details: {},
  retryAfterS: null,
});

/** An answer that was lost. */
export const lost: ApiError = { kind: 'network', elapsedMs: 10 };

/** Answers with a failure. */
export const fail = (error: ApiError) => (): never => {
  throw error as unknown;
};

/** A pending deposit of ₦1,500, opened two minutes ago. */
export const aDeposit = (fields: Partial<Deposit> = {}): Deposit => ({
  id: '1',
  txRef: 'SMS_7_1_AAAAAA',
  providerRef: null,
  status: 'PENDING_UNSETTLED',
  ngnAmount: 1_500,
  usdAmount: 0.977,
  rate: 1_535.2,
  paymentType: 'card',
  paymentLink: 'https://checkout.example.com/pay/1',
  createdAt: Date.now() - 120_000,
  paidAt: null,
  expiresAt: Date.now() + 780_000,
  formattedNgn: '₦1500.00',
  formattedUsd: '$0.9770',
  ...fields,
});

/** A popup that the test controls. */
export const createFakePopup = () => {
  const popup = {
    isOpen: true,
    visited: [] as string[],
    navigate: (href: string) => void popup.visited.push(href),
    close: () => void (popup.isOpen = false),
    isClosed: () => !popup.isOpen,
  };
  return popup;
};

interface Options {
  /** What the server lists; the test may change it. */
  readonly deposits?: readonly Deposit[];
  readonly calls?: FakeCalls;
  /** What an earlier page of this tab kept of a deposit. */
  readonly kept?: unknown;
  /** The popup the browser opens; null when it blocks popups. */
  readonly popup?: CheckoutWindow | null;
}

/** A signed-in tab on the transactions screen, with a record of what happens in it. */
export const openTransactions = async ({
  deposits = [],
  calls = {},
  kept = null,
  popup = null,
}: Options = {}) => {
  const server = { deposits };
  const toasts: ToastRequest[] = [];
  const events: PaymentEvent[] = [];
  const saved: unknown[] = [];
  const left: string[] = [];
  const client = createFakeApiClient({
    balance: () => aBalance(5),
    deposits: ({ query }: RequestFor<'deposits'>) => {
      const found = server.deposits.filter(({ status }) => status === (query.status ?? status));
      const page = query.page ?? 1;
      return {
        deposits: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
        pagination: {
          page,
          limit: PAGE_SIZE,
          total: found.length,
          totalPages: Math.ceil(found.length / PAGE_SIZE),
        },
      };
    },
    ...calls,
  });
  const openWindow = vi.fn(() => popup);
  const scope = fork({
    values: [
      [$apiClient, client],
      [$user, { id: '7', username: 'ada' }],
      [
        $ports,
        {
          ...noBrowser,
          loadKept: (name: KeptName) => (name === 'unsettled-deposit' ? kept : null),
          saveKept: ({ name, value }: Kept) => {
            if (name === 'unsettled-deposit') saved.push(value);
          },
          openCheckoutWindow: openWindow,
          leaveForCheckout: (href: string) => void left.push(href),
        },
      ],
    ],
  });
  const watch = <T>(unit: Unit<T>, fn: (payload: T) => void) => createWatch({ unit, fn, scope });
  watch(toastRequested, (toast) => void toasts.push(toast));
  watch(paymentEventHeard, (event) => void events.push(event));
  /** Fires an event without waiting for its effects. */
  const fire = <T>(unit: EventCallable<T>, params: NoInfer<T>) => {
    scopeBind(unit, { scope })(params);
  };
  fire(transactionsScreenToggled, true);
  // From here on, a read makes a call of its own.
  await pass(REPEATED_READ_GAP_MS);
  return {
    scope,
    server,
    events,
    saved,
    left,
    openWindow,
    fire,
    heard: watch,
    get: <T>(store: Store<T>): T => scope.getState(store),
    texts: () => toasts.map(({ text }) => text),
    toasts,
    callsOf: (name: string) => client.made.filter((call) => call.name === name).map(({ request }) => request),
    /** The keys under which deposits were sent. */
    keys: () => client.made.filter(({ name }) => name === 'createDeposit').map(({ key }) => key),
  };
};

/** Lets time pass, in ms, and pending answers arrive. */
export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
