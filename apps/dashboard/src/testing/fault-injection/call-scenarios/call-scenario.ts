import type { Scenario, World } from '@sms/api-mocks';
import type { Tab } from '../tab';

/** How a user comes to make a call, and what they want of it. */
export interface CallScenario {
  /** Whether the fault is there from the start of the product. Default: only once its place is reached. */
  readonly isAtStart?: boolean;
  /** Default: signed in. */
  readonly signedIn?: boolean;
  /** Goes where the call is made. */
  readonly open?: (tab: Tab) => Promise<void> | void;
  /** Makes the call; empty where the start of the product makes it. */
  readonly act?: (tab: Tab) => void;
  /** What a user does once it has failed. Default: the same again. */
  readonly retry?: (tab: Tab) => void;
  /** Whether the user has what they wanted. */
  readonly isDone: (tab: Tab) => boolean;
  /** How often the server has carried the call out; only for calls that change something. */
  readonly carriedOut?: (world: World) => number;
  /** Why nobody is told when the call fails. */
  readonly silentReason?: string;
}

const MINUTE_MS = 60_000;

/** An account with something of everything; no number gets an SMS by itself, so that the books stay still. */
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

/** Its user. */
export const USER_ID = 1;

/** Its numbers by id, oldest first, and its open deposit. */
export const WAITING = '2';
export const RECEIVED = '3';
export const pendingRef = ({ world }: Pick<Tab, 'world'>): string =>
  world.db.deposits
    .all()
    .findLast(({ providerStatus, amount }) => providerStatus === 'successful' && amount === 500_000)?.txRef ??
  '';
