import type { OperationName } from '@sms/domain/contracts/operations';
import { realServerQuirks } from './server-quirks';

/** An error response. */
export interface ErrorEnvelope {
  readonly status: number;
  /** Default: none, as when a proxy responds in place of the server. */
  readonly code?: string;
  /** The human text; may be empty. */
  readonly text: string;
}

/** Responses of a server that ignores the contract, or of a proxy in front of it. */
export const BROKEN_RESPONSES = {
  malformed: { status: 200, body: '{"success":true,"data":[{"id":1,' },
  'wrong-schema': { status: 200, body: '{"success":true,"data":"unexpected"}' },
  html: { status: 502, body: '<html><h1>502 Bad Gateway</h1></html>' },
} as const;

/** Corruption of a call's response. */
export type ResponseCorruption =
  /** The connection breaks: fetch rejects. */
  | 'connection-lost'
  | keyof typeof BROKEN_RESPONSES
  /** The body as sent; empty for none. */
  | { readonly status: number; readonly body: string }
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

/**
 * Switches of a world: its quirks and its circumstances, by default the real server on an ordinary day. They
 * may be changed while it runs.
 */
export const defaultFlags = {
  ...realServerQuirks,
  /** The server is unreachable. */
  serverDown: false,
  /** No websocket is accepted, while calls still work. */
  socketsRefused: false,
  /** Every websocket is closed with 1008, however valid its token. */
  socketTokensRefused: false,
  /** No websocket upgrade is answered. Only the stand-alone server supports this. */
  socketsSilent: false,
  /** The refresh cookie is no longer accepted. */
  refreshFails: false,
  /** The server has lost the anti-forgery secret: the next unsafe call is refused once. */
  csrfRotated: false,
  /**
   * The operator's own account with the number provider is empty: purchases fail through no fault of the
   * user.
   */
  providerAccountEmpty: false,
  /**
   * Time the number provider takes to answer for one waiting number, in ms of the world's clock. A list of
   * active numbers asks for each of its own, after the lists before it. A clock that stands still never
   * answers it: hence 0 by default.
   */
  providerAnswerMs: 0,
  /** The number provider limits purchases. */
  purchasesLimited: false,
  /** The number provider limits price look-ups. */
  pricesLimited: false,
  /** Operator ids without numbers; '*' means that none has any. */
  operatorsWithoutNumbers: [] as readonly string[],
  /** Service codes without a price in any country. */
  unpricedServices: [] as readonly string[],
  /**
   * Service codes for which the provider has a price but no numbers, everywhere or, as '36/wa', in one
   * country: `count` 0 in the price book.
   */
  servicesWithoutStock: [] as readonly string[],
  /** Factor by which the provider's prices are multiplied. */
  priceFactor: 1,
  /** An SMS that the provider has for an expired number is published. */
  smsAfterExpiryDelivered: false,
  /** A call that arrives twice is executed twice, whatever key it has. */
  idempotencyKeysIgnored: false,
  /** The payment provider is unreachable. */
  paymentProviderDown: false,
  /**
   * Every text of every response and message is hostile (`hostile/texts.ts`); the index of the first text.
   * Null: no text is.
   */
  hostileTexts: null as number | null,
  faults: [] as readonly Fault[],
};

export type Flags = typeof defaultFlags;
