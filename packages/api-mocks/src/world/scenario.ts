import type { WireDeposit, WireNumber } from '@sms/domain/contracts';
import type { ProviderStatus } from '../db/rows';
import type { Flags } from './flags';

/** A number that exists when the world starts. Times in ms, relative to that moment. */
export interface NumberSeed {
  readonly service: string;
  readonly country: string;
  readonly status: WireNumber['status'];
  readonly boughtAgoMs: number;
  /** The code it has received. */
  readonly code?: string;
  /** Codes that are on their way. */
  readonly arriving?: readonly { readonly inMs: number; readonly code: string }[];
  /** A code that turns up when the user cancels. */
  readonly codeOnCancel?: string;
}

/** A payment session that exists when the world starts. Times in ms, relative to that moment. */
export interface DepositSeed {
  readonly naira: number;
  readonly status: WireDeposit['status'];
  readonly createdAgoMs: number;
  /** Default: card. */
  readonly paymentType?: WireDeposit['payment_type'];
  /** What the provider knows. Default: what the status implies; 'untouched' for a pending one. */
  readonly providerStatus?: ProviderStatus;
  /** When the provider reports its outcome unasked. Default: never. */
  readonly noticeInMs?: number;
}

/** A number for several days. */
export interface SubscriptionOrder {
  readonly service: string;
  readonly country: string;
  /** Days. */
  readonly period: number;
}

/** How the number provider behaves. Shares from 0 to 1, times in ms after the purchase. */
export interface DeliveryProfile {
  /** Share of numbers that receive an SMS. */
  readonly arrives: number;
  /** When the SMS comes. */
  readonly soonestMs: number;
  readonly latestMs: number;
  /** Share of those that come much later than that. */
  readonly late: number;
  /** Share of numbers with a first SMS that receive a second one. */
  readonly again: number;
  /** Share of silent numbers whose SMS turns up at the very moment of a cancel. */
  readonly onCancel: number;
}

/** About what a real provider does: most codes come within a minute and a half, some never. */
export const defaultDeliveryProfile: DeliveryProfile = {
  arrives: 0.7,
  soonestMs: 10_000,
  latestMs: 90_000,
  late: 0.1,
  again: 0.2,
  onCancel: 0.15,
};

/** How a world starts, as plain data. */
export interface Scenario {
  /** One sentence in the words of the product. */
  readonly description: string;
  /** Decides everything that is left to chance. */
  readonly seed: number;
  /** Whether the demo account's session is open, so that the first refresh succeeds. */
  readonly signedIn: boolean;
  /** The demo account's balance, in USD. */
  readonly balanceUsd: number;
  /** The demo account's numbers. */
  readonly numbers: readonly NumberSeed[];
  /** The demo account's deposits besides the first one, which makes up the balance. */
  readonly deposits?: readonly DepositSeed[];
  /** Subscriptions the demo account has just bought. */
  readonly subscriptions?: readonly SubscriptionOrder[];
  /** Flags that differ from `defaultFlags`. */
  readonly flags?: Partial<Flags>;
  /** Circumstances that change later on, in ms from the start. */
  readonly changes?: readonly { readonly inMs: number; readonly flags: Partial<Flags> }[];
  /** How long access tokens and refresh cookies live, in ms. Default: 15 minutes and 7 days. */
  readonly sessionLife?: { readonly accessMs?: number; readonly refreshMs?: number };
  /** Habits of the provider that differ from `defaultDeliveryProfile`. */
  readonly deliveryProfile?: Partial<DeliveryProfile>;
  /** Size of the catalogue. Default: the real services only. */
  readonly serviceCount?: number;
}
