import type { WireNumber } from '@sms/domain/contracts';
import type { ProviderHabits } from '../behaviour/provider';
import type { Flags } from '../flags';

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

/** How a world starts: data, never a copied list of handlers. */
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
  /** Departures from a quiet day. */
  readonly flags?: Partial<Flags>;
  /** Departures from the provider's usual habits. */
  readonly habits?: Partial<ProviderHabits>;
  /** Size of the catalogue. Default: the real services only. */
  readonly serviceCount?: number;
}
