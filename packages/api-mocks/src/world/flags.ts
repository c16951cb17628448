import type { OperationName } from '@sms/domain/contracts';
import { realServerQuirks, type ServerQuirks } from './server-quirks';

/** An error answer. */
export interface ErrorEnvelope {
  readonly status: number;
  /** Default: none, as when a proxy answers in place of the server. */
  readonly code?: string;
  /** The human text; may be empty. */
  readonly text: string;
  /** What `message` says, where the server reveals more there than in `error`. Default: the same text. */
  readonly message?: string;
  /** Seconds. Default: the header is left out. */
  readonly retryAfterS?: number;
}

/** Any other answer, as from a server that ignores the contract. */
export interface RawResponse {
  readonly status: number;
  /** The body as it is sent; empty for none. */
  readonly body: string;
}

/** How the answer of a call is corrupted. */
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
  /** How many calls are disturbed; `Infinity` for all. Counts down. */
  times: number;
  /** Waiting time before the answer, in ms; `Infinity` never answers. Default: 0. */
  readonly delayMs?: number;
  /** What happens to the answer. Default: it is only delayed. */
  readonly corruption?: ResponseCorruption;
  /** Whether the server still carries the call out, so that only the answer is lost. Default: false. */
  readonly carriedOut?: boolean;
  /** How long after the answer the server carries it out, in ms, as when a gateway gives up. Default: before it. */
  readonly carriedOutAfterMs?: number;
}

/** How a websocket is sent away right after its greeting: by a close code, or by the message alone. */
export type SocketRejection = 1008 | 1011 | 'auth_error';

/** What pongs say of the server's clock. JSON has no NaN: a server that computes NaN sends null. */
export type PongClock = 'right' | 'a-year-ahead' | 'minus-one' | 'not-a-number';

/** Switches of a world: its quirks and its circumstances. They may be changed while it runs. */
export interface Flags extends ServerQuirks {
  /** The server cannot be reached. */
  serverDown: boolean;
  /** No websocket is accepted, while calls go on. */
  socketsRefused: boolean;
  /** Every websocket is closed with 1008, however valid its token. */
  socketTokensRefused: boolean;
  /** No websocket upgrade is answered. Only the stand-alone server supports this. */
  socketsSilent: boolean;
  /** Every websocket is greeted and then sent away; null: it may stay. */
  socketRejection: SocketRejection | null;
  pongClock: PongClock;
  /** The refresh cookie is not accepted any more. */
  refreshFails: boolean;
  /** The server forgot the anti-forgery secret: the next unsafe call is refused once. */
  csrfRotated: boolean;
  /** The operator's own account with the number provider is empty: purchases fail through no fault of the user. */
  providerAccountEmpty: boolean;
  /** The number provider limits purchases. */
  purchasesLimited: boolean;
  /** The number provider limits price look-ups. */
  pricesLimited: boolean;
  /** Operator ids without numbers; '*' means that none has any. */
  operatorsWithoutNumbers: readonly string[];
  /** Service codes without a price anywhere. */
  unpricedServices: readonly string[];
  /**
   * Service codes for which the provider has a price but no numbers, everywhere or, as '36/wa', in one country: `count`
   * 0 in the price book.
   */
  servicesWithoutStock: readonly string[];
  /** Factor by which the provider's prices are multiplied. */
  priceFactor: number;
  /** A message that the provider has for an expired number is passed on to the open pages. */
  smsAfterExpiryDelivered: boolean;
  /** A call that arrives twice is carried out twice, whatever key it carries. */
  idempotencyKeysIgnored: boolean;
  /** The payment provider cannot be asked. */
  paymentProviderDown: boolean;
  /**
   * Every text of every answer and message is written by somebody who means harm (`hostile/texts.ts`): which of the
   * texts come first, from 0. Null: nobody does.
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
  socketRejection: null,
  pongClock: 'right',
  refreshFails: false,
  csrfRotated: false,
  providerAccountEmpty: false,
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
