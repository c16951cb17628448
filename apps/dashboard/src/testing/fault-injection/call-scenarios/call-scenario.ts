import type { Scenario, World } from '@sms/api-mocks';
import type { EventCallable, Store } from 'effector';
import type { Tab } from '../tab';

/** How a user triggers a call, and the result they expect. */
export interface CallScenario {
  /** True when the fault is active from the start of the product. Default: only once the user reaches the call. */
  readonly isAtStart?: boolean;
  /** Default: signed in. */
  readonly signedIn?: boolean;
  /** Opens the screen that makes the call. */
  readonly open?: (tab: Tab) => Promise<void> | void;
  /** Triggers the call; undefined where the start of the product makes it. */
  readonly act?: (tab: Tab) => void;
  /** The user's action after a failure. Default: `act` again. */
  readonly retry?: (tab: Tab) => void;
  /** True once the user has the expected result. */
  readonly isDone: (tab: Tab) => boolean;
  /** Number of times the server has executed the call; only for calls that change data. */
  readonly carriedOut?: (world: World) => number;
  /** Reason why a failure shows no error. */
  readonly silentReason?: string;
}

const MINUTE_MS = 60_000;

/** An account with data of every kind; no number receives an SMS, so that the ledger does not change. */
export const account = (signedIn: boolean): Scenario => ({
  description: 'An account with something of everything.',
  seed: 23,
  signedIn,
  balanceUsd: 60,
  numbers: [
    { service: 'wa', country: '187', status: 'waiting', boughtAgoMs: 6 * MINUTE_MS },
    { service: 'tg', country: '16', status: 'received', boughtAgoMs: 5 * MINUTE_MS, code: '48213' },
    { service: 'go', country: '19', status: 'used', boughtAgoMs: 60 * MINUTE_MS, code: '730154' },
  ],
  deposits: [
    {
      naira: 5_000,
      status: 'PENDING_UNSETTLED',
      createdAgoMs: MINUTE_MS,
      providerStatus: 'successful',
    },
  ],
  subscriptions: [{ service: 'wa', country: '187', period: 7 }],
  deliveryProfile: { arrives: 0, onCancel: 0 },
  flags: { availabilityMissing: false },
});

/** Opens a screen and waits for its data. */
export const openScreen =
  (screen: { readonly toggled: EventCallable<boolean> }): NonNullable<CallScenario['open']> =>
  async ({ fire, pass }) => {
    fire(screen.toggled, true);
    await pass(2_000);
  };

/** True once data is shown without an error. */
export const isLoaded =
  ($data: Store<unknown>, $error: Store<string | null>): CallScenario['isDone'] =>
  ({ get }) =>
    get($data) !== null && get($error) === null;

/** Id of its user. */
export const USER_ID = 1;

/** Its numbers by id, oldest first, and its open deposit. */
export const WAITING = '2';
export const RECEIVED = '3';
export const pendingRef = ({ world }: Pick<Tab, 'world'>): string =>
  world.db.deposits
    .all()
    .findLast(({ providerStatus, amount }) => providerStatus === 'successful' && amount === 500_000)?.txRef ??
  '';
