import type { Limiter } from '@sms/domain/contracts/shared/limiter';
import { CALLS_PER_MINUTE } from '@sms/domain/limits/tuning';

/** Calls allowed in one minute by limiter. */
export type CallLimits = Readonly<Record<Limiter, number>>;

/**
 * Permanent behaviour of the company, including its faults: that of the real server, as observed. Default of
 * every world; each may be changed while it runs.
 */
export const realServerQuirks = {
  /** Calls that are allowed in one minute; null: no limit. */
  callLimits: CALLS_PER_MINUTE as CallLimits | null,
  /**
   * Refused refreshes allowed in five minutes, after which valid cookies are refused as well; null: no limit.
   */
  refreshLimit: 10 as number | null,
  /**
   * Only the newest session of a user can be refreshed: a sign-in anywhere ends the older ones at their next
   * refresh.
   */
  newestSessionOnly: true,
  /** Only the newest websocket of a user is served, and closing any of theirs cuts that one off as well. */
  oneSocketPerUser: true,
  /**
   * A websocket with a bad token is refused before it opens, which a browser sees as 1006; else closed with
   * 1008.
   */
  tokensCheckedAtUpgrade: true,
  /**
   * `balance_updated` never contains the previous balance; after a settlement it has the deposit's amount in
   * place of the balance, and after a verification null.
   */
  incompleteBalanceFrames: true,
  /** `number_cancelled` and `number_completed` are sent. */
  numberEndsPublished: true,
  /** A waiting number expires only when a list is loaded, which publishes it and shows it once more. */
  expiryCheckedByList: true,
  /**
   * The provider is polled for a further SMS of a received number only when the status of that number is
   * requested.
   */
  furtherSmsOnStatusCall: true,
  /** Duration of every purchase at the provider, in ms. */
  purchaseMs: 2_000,
  /** A cancel that arrives within this time after a successful one succeeds and refunds as well, in ms. */
  secondRefundMs: 1_000,
  /**
   * Prices are stored with four decimals, rounded, and refunded like that; a purchase debits all decimals.
   */
  fourDecimalsStored: true,
  /** Dates are stored in whole seconds, rounded. */
  wholeSeconds: true,
  /**
   * The dashboard returns raw data: some figures and prices as text, no code of the service or of the
   * message, the activity up to 30 s old.
   */
  dashboardRaw: true,
  /** The services come as the provider lists them: keyed by numbers, several names in one, without flags. */
  servicesRaw: true,
  /** There are no calls for availability and restrictions: they return 404. */
  availabilityMissing: true,
  /** Errors have no `message`, or one that reveals internals; a rate limit has the provider's text. */
  undocumentedTexts: true,
  /** 400s of the session calls have no code, and details as `{ msg, path }`. */
  authErrorsWithoutCode: true,
  /** Names are refused unless all their letters are ASCII. */
  asciiNamesOnly: true,
  /** A mail address signs in only in its normalised form: in lower case and, for Gmail, without its dots. */
  emailMatchedAsStored: true,
  /** The return address of a payment already contains 'successful'; the provider appends the outcome. */
  duplicateStatusParam: true,
};

export type ServerQuirks = typeof realServerQuirks;

/** The quirks that are on or off; each of the others has a value that means none. */
type Switches = { [N in keyof ServerQuirks as ServerQuirks[N] extends boolean ? N : never]: false };

/** A spec-compliant server without limits. Tests and scenarios opt in. */
export const noQuirks: ServerQuirks = {
  ...(Object.fromEntries(Object.keys(realServerQuirks).map((name) => [name, false])) as Switches),
  callLimits: null,
  refreshLimit: null,
  purchaseMs: 0,
  secondRefundMs: 0,
};
