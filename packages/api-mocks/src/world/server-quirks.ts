import type { Limiter } from '@sms/domain/contracts';
import { CALLS_PER_MINUTE } from '@sms/domain/limits';

/** Calls allowed in one minute by limiter. */
export type CallLimits = Readonly<Record<Limiter, number>>;

/** How the company behaves on any day, for better or worse. Each may be changed while a world runs. */
export interface ServerQuirks {
  /** Calls that are allowed in one minute; null: no limit. */
  callLimits: CallLimits | null;
  /** Refused refreshes allowed in five minutes, then good cookies are refused as well; null: no limit. */
  refreshLimit: number | null;
  /** Only the newest session of a user can be renewed: a sign-in anywhere ends the older ones at their next refresh. */
  newestSessionOnly: boolean;
  /** Only the newest websocket of a user is served, and closing any of theirs cuts that one off as well. */
  oneSocketPerUser: boolean;
  /** A websocket with a bad token is refused before it opens, which a browser sees as 1006; else closed with 1008. */
  tokensCheckedAtUpgrade: boolean;
  /**
   * `balance_updated` never names the previous balance; after a settlement it holds the deposit's amount in
   * place of the balance, and after a verification null.
   */
  incompleteBalanceFrames: boolean;
  /** `number_cancelled` and `number_completed` are sent. */
  numberEndsPublished: boolean;
  /** A waiting number expires only when a list is loaded, which shows it once more; no message is sent. */
  expiryCheckedByList: boolean;
  /** The provider is asked for a further SMS of a received number only when the status of that number is asked for. */
  furtherSmsOnStatusCall: boolean;
  /** How long the provider keeps every purchase waiting, in ms. */
  purchaseMs: number;
  /** Dates are stored in whole seconds, rounded. */
  wholeSeconds: boolean;
  /**
   * The dashboard answers as its database does: some figures and prices as text, no code of the service or of the
   * message, the activity as it was up to 30 s ago.
   */
  dashboardRaw: boolean;
  /** The services come as the provider lists them: keyed by numbers, several names in one, without flags. */
  servicesRaw: boolean;
  /** There are no calls for availability and restrictions: they answer 404. */
  availabilityMissing: boolean;
  /** Errors have no `message`, or one that reveals internals; a rate limit is reported in the provider's words. */
  undocumentedTexts: boolean;
  /** 400s of the session calls carry no code, and their details as `{ msg, path }`. */
  authErrorsWithoutCode: boolean;
  /** Names are refused unless all their letters are ASCII. */
  asciiNamesOnly: boolean;
  /** A mail address signs in only as it is stored: in lower case and, for Gmail, without its dots. */
  emailMatchedAsStored: boolean;
  /** The return address of a payment already says 'successful'; the provider appends the outcome. */
  duplicateStatusParam: boolean;
}

/** The quirks of the real server, as observed. Every world has them unless its scenario says otherwise. */
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

/** A server that keeps to the specification and limits nobody. Tests and scenarios have to ask for it. */
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
