import type { Limiter } from '@sms/domain/contracts/shared/limiter';
import { CALLS_PER_MINUTE } from '@sms/domain/limits/tuning';

/** Calls allowed in one minute by limiter. */
export type CallLimits = Readonly<Record<Limiter, number>>;

/** Permanent behaviour of the company, including its faults. Each may be changed while a world runs. */
export interface ServerQuirks {
  /** Calls that are allowed in one minute; null: no limit. */
  callLimits: CallLimits | null;
  /**
   * Refused refreshes allowed in five minutes, after which valid cookies are refused as well; null: no limit.
   */
  refreshLimit: number | null;
  /**
   * Only the newest session of a user can be refreshed: a sign-in anywhere ends the older ones at their next
   * refresh.
   */
  newestSessionOnly: boolean;
  /** Only the newest websocket of a user is served, and closing any of theirs cuts that one off as well. */
  oneSocketPerUser: boolean;
  /**
   * A websocket with a bad token is refused before it opens, which a browser sees as 1006; else closed with
   * 1008.
   */
  tokensCheckedAtUpgrade: boolean;
  /**
   * `balance_updated` never contains the previous balance; after a settlement it has the deposit's amount in
   * place of the balance, and after a verification null.
   */
  incompleteBalanceFrames: boolean;
  /** `number_cancelled` and `number_completed` are sent. */
  numberEndsPublished: boolean;
  /** A waiting number expires only when a list is loaded, which publishes it and shows it once more. */
  expiryCheckedByList: boolean;
  /**
   * The provider is polled for a further SMS of a received number only when the status of that number is
   * requested.
   */
  furtherSmsOnStatusCall: boolean;
  /** Duration of every purchase at the provider, in ms. */
  purchaseMs: number;
  /** A cancel that arrives within this time after a successful one succeeds and refunds as well, in ms. */
  secondRefundMs: number;
  /**
   * Prices are stored with four decimals, rounded, and refunded like that; a purchase debits all decimals.
   */
  fourDecimalsStored: boolean;
  /** Dates are stored in whole seconds, rounded. */
  wholeSeconds: boolean;
  /**
   * The dashboard returns raw data: some figures and prices as text, no code of the service or of the
   * message, the activity up to 30 s old.
   */
  dashboardRaw: boolean;
  /** The services come as the provider lists them: keyed by numbers, several names in one, without flags. */
  servicesRaw: boolean;
  /** There are no calls for availability and restrictions: they return 404. */
  availabilityMissing: boolean;
  /** Errors have no `message`, or one that reveals internals; a rate limit has the provider's text. */
  undocumentedTexts: boolean;
  /** 400s of the session calls have no code, and details as `{ msg, path }`. */
  authErrorsWithoutCode: boolean;
  /** Names are refused unless all their letters are ASCII. */
  asciiNamesOnly: boolean;
  /** A mail address signs in only in its normalised form: in lower case and, for Gmail, without its dots. */
  emailMatchedAsStored: boolean;
  /** The return address of a payment already contains 'successful'; the provider appends the outcome. */
  duplicateStatusParam: boolean;
}

/** The quirks of the real server, as observed. Default of every world. */
export const realServerQuirks: ServerQuirks = {
  callLimits: CALLS_PER_MINUTE,
  refreshLimit: 10,
  newestSessionOnly: true,
  oneSocketPerUser: true,
  tokensCheckedAtUpgrade: true,
  incompleteBalanceFrames: true,
  numberEndsPublished: true,
  expiryCheckedByList: true,
  furtherSmsOnStatusCall: true,
  purchaseMs: 2_000,
  secondRefundMs: 1_000,
  fourDecimalsStored: true,
  wholeSeconds: true,
  dashboardRaw: true,
  servicesRaw: true,
  availabilityMissing: true,
  undocumentedTexts: true,
  authErrorsWithoutCode: true,
  asciiNamesOnly: true,
  emailMatchedAsStored: true,
  duplicateStatusParam: true,
};

/** A spec-compliant server without limits. Tests and scenarios opt in. */
export const noQuirks: ServerQuirks = {
  callLimits: null,
  refreshLimit: null,
  newestSessionOnly: false,
  oneSocketPerUser: false,
  tokensCheckedAtUpgrade: false,
  incompleteBalanceFrames: false,
  numberEndsPublished: false,
  expiryCheckedByList: false,
  furtherSmsOnStatusCall: false,
  purchaseMs: 0,
  secondRefundMs: 0,
  fourDecimalsStored: false,
  wholeSeconds: false,
  dashboardRaw: false,
  servicesRaw: false,
  availabilityMissing: false,
  undocumentedTexts: false,
  authErrorsWithoutCode: false,
  asciiNamesOnly: false,
  emailMatchedAsStored: false,
  duplicateStatusParam: false,
};
