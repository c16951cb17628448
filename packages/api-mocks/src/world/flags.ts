import type { OperationName } from '@sms/domain/contracts/operations';
import { realServerQuirks, type ServerQuirks } from './server-quirks';

/** An error response. */
export interface ErrorEnvelope {
  readonly status: number;
  /** Default: none, as when a proxy responds in place of the server. */
  readonly code?: string;
  /** The human text; may be empty. */
  readonly text: string;
  /** Content of `message`, where the server reveals more there than in `error`. Default: the same text. */
  readonly message?: string;
  /** Seconds. Default: no header. */
  readonly retryAfterS?: number;
}

/** Any other response, as from a server that ignores the contract. */
export interface RawResponse {
  readonly status: number;
  /** The body as sent; empty for none. */
  readonly body: string;
}

/** Corruption of a call's response. */
export type ResponseCorruption =
  /** The connection breaks: fetch rejects. */
  | 'connection-lost'
  /** Status 200 with half a JSON text. */
  | 'malformed'
  /** Status 200 with JSON of another shape. */
  | 'wrong-schema'
  /** Status 502 with a proxy's HTML page. */
  | 'html'
  | RawResponse
  | ErrorEnvelope;

/** A disturbance of one call. */
export interface Fault {
  readonly operation: OperationName;
  /** Number of affected calls; `Infinity` for all. Counts down. */
  times: number;
  /** Delay before the response, in ms; `Infinity` never responds. Default: 0. */
  readonly delayMs?: number;
  /** Corruption of the response. Default: none, only the delay. */
  readonly corruption?: ResponseCorruption;
  /** True when the server still executes the call, so that only the response is lost. Default: false. */
  readonly carriedOut?: boolean;
  /** Delay of the execution after the response, in ms, as when a gateway times out. Default: before it. */
  readonly carriedOutAfterMs?: number;
}

/** Switches of a world: its quirks and its circumstances. They may be changed while it runs. */
export interface Flags extends ServerQuirks {
  /** The server is unreachable. */
  serverDown: boolean;
  /** No websocket is accepted, while calls still work. */
  socketsRefused: boolean;
  /** Every websocket is closed with 1008, however valid its token. */
  socketTokensRefused: boolean;
  /** No websocket upgrade is answered. Only the stand-alone server supports this. */
  socketsSilent: boolean;
  /** The refresh cookie is no longer accepted. */
  refreshFails: boolean;
  /** The server has lost the anti-forgery secret: the next unsafe call is refused once. */
  csrfRotated: boolean;
  /**
   * The operator's own account with the number provider is empty: purchases fail through no fault of the
   * user.
   */
  providerAccountEmpty: boolean;
  /**
   * Time the number provider takes to answer for one waiting number, in ms of the world's clock. A list of
   * active numbers asks for each of its own, after the lists before it. A clock that stands still never
   * answers it: hence 0 by default.
   */
  providerAnswerMs: number;
  /** The number provider limits purchases. */
  purchasesLimited: boolean;
  /** The number provider limits price look-ups. */
  pricesLimited: boolean;
  /** Operator ids without numbers; '*' means that none has any. */
  operatorsWithoutNumbers: readonly string[];
  /** Service codes without a price in any country. */
  unpricedServices: readonly string[];
  /**
   * Service codes for which the provider has a price but no numbers, everywhere or, as '36/wa', in one
   * country: `count` 0 in the price book.
   */
  servicesWithoutStock: readonly string[];
  /** Factor by which the provider's prices are multiplied. */
  priceFactor: number;
  /** An SMS that the provider has for an expired number is published. */
  smsAfterExpiryDelivered: boolean;
  /** A call that arrives twice is executed twice, whatever key it has. */
  idempotencyKeysIgnored: boolean;
  /** The payment provider is unreachable. */
  paymentProviderDown: boolean;
  /**
   * Every text of every response and message is hostile (`hostile/texts.ts`); the index of the first text.
   * Null: no text is.
   */
  hostileTexts: number | null;
  faults: readonly Fault[];
}

/** The real server on an ordinary day. */
export const defaultFlags: Flags = {
  ...realServerQuirks,
  serverDown: false,
  socketsRefused: false,
  socketTokensRefused: false,
  socketsSilent: false,
  refreshFails: false,
  csrfRotated: false,
  providerAccountEmpty: false,
  providerAnswerMs: 0,
  purchasesLimited: false,
  pricesLimited: false,
  operatorsWithoutNumbers: [],
  unpricedServices: [],
  servicesWithoutStock: [],
  priceFactor: 1,
  smsAfterExpiryDelivered: false,
  idempotencyKeysIgnored: false,
  paymentProviderDown: false,
  hostileTexts: null,
  faults: [],
};
