import type { WireDeposit } from '@sms/domain/contracts/deposit';
import type { WireNumber } from '@sms/domain/contracts/number';
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
  /** Codes of SMS on their way. */
  readonly arriving?: readonly { readonly inMs: number; readonly code: string }[];
  /** The code of an SMS that turns up when the user cancels. */
  readonly codeOnCancel?: string;
  /** True when the provider refuses to cancel it. Default: false. */
  readonly cancelRefused?: boolean;
}

/** A payment session that exists when the world starts. Times in ms, relative to that moment. */
export interface DepositSeed {
  readonly naira: number;
  readonly status: WireDeposit['status'];
  readonly createdAgoMs: number;
  /** Default: card. */
  readonly paymentType?: WireDeposit['payment_type'];
  /** The provider's status. Default: derived from the status; 'untouched' for a pending one. */
  readonly providerStatus?: ProviderStatus;
  /** Time of the provider's unasked notice. Default: never. */
  readonly noticeInMs?: number;
}

/** A number for several days. */
export interface SubscriptionOrder {
  readonly service: string;
  readonly country: string;
  /** Days. */
  readonly period: number;
}

/** Delivery behaviour of the number provider. Shares from 0 to 1, times in ms after the purchase. */
export interface DeliveryProfile {
  /** Share of numbers that receive an SMS. */
  readonly arrives: number;
  /** Earliest arrival of the SMS. */
  readonly soonestMs: number;
  readonly latestMs: number;
  /** Share of those that arrive much later. */
  readonly late: number;
  /** Share of numbers with a first SMS that receive a second one. */
  readonly again: number;
  /** Share of silent numbers whose SMS turns up at the very moment of a cancel. */
  readonly onCancel: number;
}

/** Similar to a real provider: most codes arrive within a minute and a half, some never. */
export const defaultDeliveryProfile: DeliveryProfile = {
  arrives: 0.7,
  soonestMs: 10_000,
  latestMs: 90_000,
  late: 0.1,
  again: 0.2,
  onCancel: 0.15,
};

/** Initial state of a world, as plain data. */
export interface Scenario {
  /** One sentence in the words of the product. */
  readonly description: string;
  /** Seed of everything random. */
  readonly seed: number;
  /** Whether the demo account's session is open, so that the first refresh succeeds. Default: true. */
  readonly signedIn?: boolean;
  /** The demo account's balance, in USD. Default: 12.5. */
  readonly balanceUsd?: number;
  /** The demo account's numbers. Default: none. */
  readonly numbers?: readonly NumberSeed[];
  /** The demo account's deposits besides the first one, which makes up the balance. */
  readonly deposits?: readonly DepositSeed[];
  /** Subscriptions the demo account has just bought. */
  readonly subscriptions?: readonly SubscriptionOrder[];
  /** Flags that differ from `defaultFlags`. */
  readonly flags?: Partial<Flags>;
  /** Circumstances that change later on, in ms from the start. */
  readonly changes?: readonly { readonly inMs: number; readonly flags: Partial<Flags> }[];
  /** Differences from `defaultDeliveryProfile`. */
  readonly deliveryProfile?: Partial<DeliveryProfile>;
  /** Size of the catalogue. Default: the real services only. */
  readonly serviceCount?: number;
}
