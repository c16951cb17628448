import type { OperationName } from '@sms/domain/contracts';
import { realManners, type Manners } from './manners';

/** An answer that tells of an error. */
export interface ErrorEnvelope {
  readonly status: number;
  /** Default: none, as where a proxy answers in the server's place. */
  readonly code?: string;
  /** The human text; may be empty. */
  readonly text: string;
  /** What `message` says, where the server lets out more there than in `error`. Default: the same text. */
  readonly message?: string;
  /** Seconds. Default: the header is left out. */
  readonly retryAfterS?: number;
}

/** Any answer at all, as a server that keeps no contract would give it. */
export interface RawAnswer {
  readonly status: number;
  /** The body as it is sent; empty for none. */
  readonly body: string;
}

/** How the answer of a call is spoiled. */
export type Spoiling =
  /** The connection breaks: fetch rejects. */
  | 'connection-lost'
  /** Status 200 with half a JSON text. */
  | 'malformed'
  /** Status 200 with JSON of another shape. */
  | 'wrong-schema'
  /** Status 502 with a proxy's HTML page. */
  | 'html'
  | RawAnswer
  | ErrorEnvelope;

/** A disturbance of one call. */
export interface Fault {
  readonly operation: OperationName;
  /** How many calls are disturbed; `Infinity` for all. Counts down. */
  times: number;
  /** Waiting time before the answer, in ms; `Infinity` never answers. Default: 0. */
  readonly delayMs?: number;
  /** What happens to the answer. Default: it is only delayed. */
  readonly spoiling?: Spoiling;
  /** Whether the server still does what was asked, so that only the answer is lost. Default: false. */
  readonly carriedOut?: boolean;
  /** How long after the answer the server does it, in ms: a gateway gave up first. Default: before the answer. */
  readonly carriedOutAfterMs?: number;
}

/** How a websocket is sent away right after its greeting: by a close code, or by the message alone. */
export type TurningAway = 1008 | 1011 | 'auth_error';

/** What pongs say of the server's clock. JSON has no NaN: a server that reckons with one sends null. */
export type PongClock = 'right' | 'a-year-ahead' | 'minus-one' | 'not-a-number';

/** Switches of a world: its manners and its circumstances. They may be changed while it runs. */
export interface Flags extends Manners {
  /** Nothing can be reached. */
  serverDown: boolean;
  /** No websocket is accepted, while calls go on. */
  socketsRefused: boolean;
  /** Every websocket is closed for its token, however good it is. */
  socketTokensRefused: boolean;
  /** No websocket gets an answer; of the hosts only the stand-alone server can leave one waiting. */
  socketsSilent: boolean;
  /** Every websocket is greeted and then sent away; null: it may stay. */
  socketsTurnedAway: TurningAway | null;
  pongClock: PongClock;
  /** The refresh cookie is not accepted any more. */
  refreshFails: boolean;
  /** The server forgot the anti-forgery secret: the next unsafe call is refused once. */
  csrfRotated: boolean;
  /** Extra waiting time of every call, in ms. */
  slowMs: number;
  /** The operator's own account with the number provider is empty: purchases fail without anybody's fault. */
  providerAccountEmpty: boolean;
  /** The number provider limits purchases. */
  purchasesLimited: boolean;
  /** The number provider limits price look-ups. */
  pricesLimited: boolean;
  /** Operator ids without numbers; '*' means that nobody has any. */
  operatorsWithoutNumbers: readonly string[];
  /** Service codes without a price anywhere. */
  unpricedServices: readonly string[];
  /** Service codes the provider has a price for and no numbers: `count` 0 in the price book. */
  servicesWithoutStock: readonly string[];
  /** What the provider's prices are multiplied with. */
  priceFactor: number;
  /** A call that arrives twice is carried out twice, whatever key it carries. */
  keysIgnored: boolean;
  /** The payment provider cannot be asked. */
  paymentProviderDown: boolean;
  faults: readonly Fault[];
}

/** An ordinary day of the real server. */
export const defaultFlags: Flags = {
  ...realManners,
  serverDown: false,
  socketsRefused: false,
  socketTokensRefused: false,
  socketsSilent: false,
  socketsTurnedAway: null,
  pongClock: 'right',
  refreshFails: false,
  csrfRotated: false,
  slowMs: 0,
  providerAccountEmpty: false,
  purchasesLimited: false,
  pricesLimited: false,
  operatorsWithoutNumbers: [],
  unpricedServices: [],
  servicesWithoutStock: [],
  priceFactor: 1,
  keysIgnored: false,
  paymentProviderDown: false,
  faults: [],
};
