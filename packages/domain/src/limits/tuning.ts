/**
 * Our own numbers: waits, cache lifetimes and sizes that the specification leaves open, and what was measured of the
 * running server. Each may be changed without asking anyone.
 */
import { REQUEST_TIMEOUT_MS } from './spec';
import { MINUTE_MS, SECOND_MS } from './time-units';

/** Purchases read with one call for the file of a whole history: the most that one call may bring. */
export const EXPORT_ALL_PAGE_SIZE = 100;

/** Records read with one call for the statement: the most that one call may bring. */
export const STATEMENT_PAGE_SIZE = 100;

/** Length of one count of the rate-limit wait, in ms. Spec §4 suspects its own 25 s to be a defect. */
export const RATE_LIMIT_COUNT_MS = SECOND_MS;

/** The toast that confirms a purchase, in ms. */
export const PURCHASED_TOAST_MS = 4 * SECOND_MS;

/** Longest template that numbers and codes are copied by, in characters. */
export const COPY_TEMPLATE_LIMIT = 200;

/** How long a copy button shows its tick, in ms. */
export const COPIED_MARK_MS = 2 * SECOND_MS;

/** How long 'Mark Complete' is held back and can be undone, in ms (not in the specification). */
export const UNDO_MS = 5 * SECOND_MS;

/** How long signing out waits, at most, for calls that have to reach the server before it, in ms. */
export const KEEPALIVE_CALLS_WAIT_MS = 3 * SECOND_MS;

/** How long a code counts as one that has just arrived, in ms (not in the specification). */
export const NEW_CODE_MS = 3 * SECOND_MS;

/** How long a tab waits for another's answer before it reads for itself what a message made out of date, in ms. */
export const RESULT_BROADCAST_WAIT_MS = 1_500;

/** How the tabs of one user share a connection (decision 0033). */
export const LEADER_ELECTION = {
  /**
   * How long a tab must be in view before it takes the lead from a hidden one, in ms: flipping through tabs does not
   * move the lead.
   */
  takeOverMs: 500,
  /** How long a hidden tab whose turn it is gives way to one that has just come into view, in ms. */
  yieldMs: SECOND_MS,
  /**
   * How long a tab that takes over waits before it connects, in ms: the server forgets the newer of two sockets when
   * the older one closes after it opened.
   */
  connectMs: 300,
  /**
   * How long data counts as just loaded, in ms: a connection that opens within this time leaves no gap to reload for.
   */
  freshMs: 5 * SECOND_MS,
} as const;

/**
 * The shortest gap in the live updates that is told of, in ms since the last sign of life: a pong comes every half minute,
 * and a shorter loss is over before anybody has gone away (decision 0069).
 */
export const MIN_OFFLINE_PERIOD_MS = MINUTE_MS;

/** Digits of a USD amount that count in a sum: the server credits deposits by the millionth of a dollar (measured). */
export const USD_MICRO_DECIMALS = 6;

/** Largest websocket frame that is read, in characters: a longer one is dropped unread. */
export const FRAME_SIZE_LIMIT = 64 * 1024;

/** Most characters of a name, code or reference that somebody else wrote: the rest is left out, and told by '…'. */
export const SHORT_TEXT_CHARACTERS = 100;

/** Most accents on one letter of such a text: more of them would be drawn over what stands above. */
export const ACCENTS_OF_A_LETTER = 8;

/** Services that the server flags as popular besides them; the list it usually sends has no flags. */
export const POPULAR_WITHOUT_FLAG = ['google'] as const;

/**
 * Amounts offered beside the amount field, in naira, smallest first. The specification names none: round amounts a
 * user is likely to pay in, all within the bounds of a deposit.
 */
export const QUICK_DEPOSITS_NGN = [2_000, 5_000, 10_000] as const;

/** What a subscription costs for each of its days, in USD (measured; the specification names no price). */
export const SUBSCRIPTION_DAY_USD = 5;

/** How often the popup is looked at, in ms. */
export const POPUP_MONITOR_INTERVAL_MS = SECOND_MS;

/** How long a verification the server announced counts as under way if its end is never announced, in ms. */
export const VERIFICATION_TIMEOUT_MS = 90 * SECOND_MS;

/** How long a payment session may be paid, in ms: the provider's rule. */
export const PAYMENT_SESSION_MS = 15 * MINUTE_MS;

/** Wait after the last change of the history's search before it takes effect, in ms. */
export const HISTORY_SEARCH_DELAY_MS = 300;

/** Days of the chart of spending, today included. */
export const SPENDING_DAYS = 14;

/** Most services or countries a chart names; the others are one entry. */
export const CHART_ENTRIES = 5;

/**
 * When a purchase or a deposit whose answer was lost is looked up again, in ms since the click. A gateway may give
 * up long before the server acts: absence is believed once the last of these, the call's own deadline, has passed.
 */
export const RECONCILIATION_SCHEDULE_MS = [
  3 * SECOND_MS,
  10 * SECOND_MS,
  30 * SECOND_MS,
  60 * SECOND_MS,
  REQUEST_TIMEOUT_MS,
] as const;

/** How long the look-up at the deadline of a purchase or a deposit may take, in ms: then the user is asked to check again. */
export const LAST_RECONCILIATION_TIMEOUT_MS = 10 * SECOND_MS;

/** The server cuts stored times to whole seconds: the actual moment may be this much later, in ms. */
export const STORED_DATE_STEP_MS = SECOND_MS;

/** Two readings of the server's time agree when at most this much lies between them, in ms. */
export const CLOCK_AGREEMENT_MS = 2 * SECOND_MS;

/** The largest clock difference that is believed on pongs alone, in ms. */
export const CLOCK_UNCONFIRMED_MAX_MS = 48 * 60 * MINUTE_MS;

/** How long an access token lives, in ms (measured: only the server can read it from the token). */
export const ACCESS_TOKEN_LIFETIME_MS = 15 * MINUTE_MS;

/** The least time between the beginnings of two equal reads, in ms; after a failure one may be requested at once. */
export const REPEATED_READ_GAP_MS = SECOND_MS;

/** How long services and countries are kept across page reloads, in ms. */
export const CATALOGUE_CACHE_MS = 10 * MINUTE_MS;

/** The most that is kept in a browser, for all its users and a tab, in bytes. */
export const STORAGE_MAX_BYTES = 100_000;

/** Of how many pairs of country and service prices are kept for a user, watched or not. */
export const TRACKED_PAIRS_MAX = 16;

/** How many prices of a pair are kept, the lowest of each day on which some were seen. */
export const TRACKED_PRICES_MAX = 12;

/** How long a price that was seen is kept, in ms. */
export const TRACKED_PRICE_MAX_AGE_MS = 30 * 24 * 60 * MINUTE_MS;

/** The longest text that is kept, in characters: a list of the catalogue; a longer one is asked for by every page. */
export const STORED_TEXT_MAX_CHARACTERS = 50_000;

/** How many favourites of a list are kept for a user; the first marked give way. */
export const FAVOURITES_MAX = 100;

/** How many of the last purchases the wizard offers again: distinct pairs of country and service. */
export const RECENT_PURCHASES_MAX = 3;

/** How many notes of the server about a choice are shown before it is bought. */
export const SERVER_RESTRICTIONS_MAX = 3;

/** How many bought numbers a user's record of success is counted from; the oldest give way. */
export const RECORDED_OUTCOMES_MAX = 20;

/** The longest id or code of such a number that is kept, in characters. */
export const OUTCOME_CODE_MAX = 8;

/** The fewest numbers of known outcome that a record tells of. */
export const SUCCESS_RATE_MIN_SAMPLE = 3;

/** In how many countries a page without numbers offers the service that was looked for last. */
export const CHEAPEST_COUNTRIES_SHOWN = 3;

/** How often a watch looks whether there is stock again, in ms. */
export const STOCK_ALERT_INTERVAL_MS = MINUTE_MS;

/** The toast that there is stock again, in ms: who waited for it looks at something else. */
export const STOCK_TOAST_MS = 8 * SECOND_MS;

/** Calls the server allows in a minute, by limiter, for all tabs and devices behind one address (measured). */
export const CALLS_PER_MINUTE = { api: 60, sms: 10 } as const;

/** How long a call counts against these limits, in ms. */
export const CALL_WINDOW_MS = MINUTE_MS;

/** How many messages about numbers a page keeps, for lists that were asked for before; the oldest give way. */
export const NUMBER_UPDATES_MAX = 100;

/** How many calls per minute timed reloads leave for the user's own actions. */
export const RESERVED_CALLS = 3;

/** The most numbers that one press buys. */
export const BATCH_LIMIT = 3;

/** How many calls per minute each purchase of several leaves: for the list that shows what was bought. */
export const RESERVED_CALLS_FOR_LIST = 1;

/**
 * Of so many timed reloads of the active numbers one asks for a further SMS of a received number instead: once a minute,
 * one number at a time. The ten calls a minute that the server allows leave no room for calls of its own beside the
 * list and what is kept for the user.
 */
export const POLLS_PER_FURTHER_SMS = 6;

/** How often countdowns move, in ms. */
export const COUNTDOWN_TICK_MS = SECOND_MS;

/** How long timed reloads rest after a 429 that names no time, in ms: the server counts by the minute. */
export const RATE_LIMIT_BACKOFF_MS = MINUTE_MS;

/** The longest rest after a transient refusal, whatever the server names, in ms. */
export const BACKOFF_MAX_MS = 10 * MINUTE_MS;

/** How long the start waits before it repeats the session check when the server names no time, in ms. */
export const SESSION_RETRY_MS = 10 * SECOND_MS;

/** The most problems that a page tells operators of, however much goes wrong, and the most figures. */
export const REPORTS_MAX = 20;
