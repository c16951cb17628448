import type { OperationName } from '@sms/domain/contracts';

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

/** Calls allowed in one minute by area. */
export interface CallLimits {
  /** Payments and catalogue. */
  readonly api: number;
  /** Numbers, and the payment calls that reach the provider. */
  readonly sms: number;
}

/** Refused refreshes in five minutes that the real server allows. */
export const REAL_REFRESH_LIMIT = 10;

/** What the real server allows. */
export const realCallLimits: CallLimits = { api: 60, sms: 10 };

/** How a websocket is sent away right after its greeting: by a close code, or by the message alone. */
export type TurningAway = 1008 | 1011 | 'auth_error';

/** What pongs say of the server's clock. JSON has no NaN: a server that reckons with one sends null. */
export type PongClock = 'right' | 'a-year-ahead' | 'minus-one' | 'not-a-number';

/** Switches of a world. They may be changed while it runs. */
export interface Flags {
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
  /** Only the newest websocket of a user is served, and any that closes cuts that one off as well. */
  oneSocketPerUser: boolean;
  pongClock: PongClock;
  /**
   * `balance_updated` never names the previous balance; after a settlement it holds the deposit's amount in
   * place of the balance, and after a verification null.
   */
  balanceFramesUntidy: boolean;
  /** `number_cancelled` and `number_completed` are sent. */
  numberEndsAnnounced: boolean;
  /** Dates are stored in whole seconds, rounded. */
  wholeSeconds: boolean;
  /** The refresh cookie is not accepted any more. */
  refreshFails: boolean;
  /** Refused refreshes allowed in five minutes, then good cookies are refused as well; null: as many as one likes. */
  refreshLimit: number | null;
  /** Only the newest session of a user can be renewed: a sign-in anywhere ends the older ones at their next refresh. */
  newestSessionOnly: boolean;
  /** 400s of the session calls carry no code, and their details as `{ msg, path }`. */
  plainAuthRefusals: boolean;
  /** Names are refused unless all their letters are ASCII. */
  plainNamesOnly: boolean;
  /** The server forgot the anti-forgery secret: the next unsafe call is refused once. */
  csrfRotated: boolean;
  /** Extra waiting time of every call, in ms. */
  slowMs: number;
  /** Calls that are allowed in one minute; null: as many as one likes. */
  callLimits: CallLimits | null;
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
  /** There are no calls for availability and restrictions, as on the real server: they answer 404. */
  availabilityMissing: boolean;
  /** What the provider's prices are multiplied with. */
  priceFactor: number;
  /** A call that arrives twice is carried out twice, whatever key it carries. */
  keysIgnored: boolean;
  /** The payment provider cannot be asked. */
  paymentProviderDown: boolean;
  faults: readonly Fault[];
}

/** All is well. */
export const defaultFlags: Flags = {
  serverDown: false,
  socketsRefused: false,
  socketTokensRefused: false,
  socketsSilent: false,
  socketsTurnedAway: null,
  oneSocketPerUser: false,
  pongClock: 'right',
  balanceFramesUntidy: false,
  numberEndsAnnounced: false,
  wholeSeconds: false,
  refreshFails: false,
  refreshLimit: null,
  newestSessionOnly: false,
  plainAuthRefusals: false,
  plainNamesOnly: false,
  csrfRotated: false,
  slowMs: 0,
  callLimits: null,
  purchasesLimited: false,
  pricesLimited: false,
  operatorsWithoutNumbers: [],
  unpricedServices: [],
  servicesWithoutStock: [],
  availabilityMissing: false,
  priceFactor: 1,
  keysIgnored: false,
  paymentProviderDown: false,
  faults: [],
};

/** The manners of the real server, as they were met in practice. */
export const realManners: Partial<Flags> = {
  callLimits: realCallLimits,
  oneSocketPerUser: true,
  balanceFramesUntidy: true,
  numberEndsAnnounced: true,
  wholeSeconds: true,
};
