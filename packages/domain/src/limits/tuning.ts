/**
 * Our own numbers: waits, cache lifetimes and sizes that the specification leaves open, and what was measured
 * of the running server. Each may be changed without asking anyone.
 */
import { MINUTE_MS, REQUEST_TIMEOUT_MS, SECOND_MS } from './spec';

/** Length of one count of the rate-limit wait, in ms. Spec §4 suspects its own 25 s to be a defect. */
export const RATE_LIMIT_COUNT_MS = SECOND_MS;

/** The toast that confirms a purchase, in ms. */
export const PURCHASED_TOAST_MS = 4 * SECOND_MS;

/** Duration of the tick on a copy button, in ms. */
export const COPIED_MARK_MS = 2 * SECOND_MS;

/** Remaining life of a waiting number from which both ways out are offered, in ms (decision 0111). */
export const LAST_MINUTES_MS = 3 * MINUTE_MS;

/** Time until the code of the practice number arrives, in ms. */
export const PRACTICE_CODE_MS = 5 * SECOND_MS;

/** Most characters of a text for support, and of one of its values. */
export const SUPPORT_TEXT_MAX = 1_500;
export const SUPPORT_LINE_MAX = 100;

/** A read that takes longer is said to, in ms; where it helps, 'Try again' sends it anew. */
export const SLOW_READ_MS = 15 * SECOND_MS;

/** Undo window of 'Mark Complete', in ms (not in the specification). */
export const UNDO_MS = 5 * SECOND_MS;

/** Maximum time a logout waits for keepalive calls, in ms. */
export const KEEPALIVE_CALLS_WAIT_MS = 3 * SECOND_MS;

/** Time for which a code counts as new, in ms (not in the specification). */
export const NEW_CODE_MS = 3 * SECOND_MS;

/** Time a tab waits for another tab's response before it reads stale data itself, in ms. */
export const RESULT_BROADCAST_WAIT_MS = 1_500;

/** Age from which the market rate is loaded again, in ms. */
export const EXCHANGE_RATE_MS = 10 * MINUTE_MS;

/** Timing of the leader election between the tabs of one user (decision 0033). */
export const LEADER_ELECTION = {
  /** Time a tab is visible before it takes the lead, in ms: flipping through tabs does not move it. */
  takeOverMs: 500,
  /** Delay before a new leader connects, in ms: the server drops the newer of two sockets. */
  connectMs: 300,
  /** The same for a hidden one, in ms: a visible tab may take the lead meanwhile. */
  hiddenConnectMs: SECOND_MS,
  /** Time for which data counts as fresh, in ms: a connection opened within it leaves no gap. */
  freshMs: 5 * SECOND_MS,
} as const;

/** Shortest offline period that is reported, in ms since the last sign of life. */
export const MIN_OFFLINE_PERIOD_MS = MINUTE_MS;

/** What comes so soon after the network was lost was on its way before, in ms. */
export const ON_THE_WAY_MS = SECOND_MS;

/** Digits of a USD amount that count in a sum: deposits are credited by the millionth (measured). */
export const USD_MICRO_DECIMALS = 6;

/** Largest websocket frame that is read, in characters: a longer one is dropped unread. */
export const FRAME_SIZE_LIMIT = 64 * 1024;

/** Maximum characters of an untrusted name, code or reference: the rest is replaced by '…'. */
export const SHORT_TEXT_CHARACTERS = 100;

/** Maximum accents on one letter of such a text: more of them would overlap the line above. */
export const ACCENTS_OF_A_LETTER = 8;

/** Services that the server flags as popular besides them; the list it usually sends has no flags. */
export const POPULAR_WITHOUT_FLAG = ['google'] as const;

/** Amounts offered beside the amount field, in naira, smallest first: round ones within the bounds. */
export const QUICK_DEPOSITS_NGN = [2_000, 5_000, 10_000] as const;

/** Price of a subscription per day, in USD (measured; the specification names no price). */
export const SUBSCRIPTION_DAY_USD = 5;

/** Time after which a reopened popup that still exists counts as opened, in ms. */
export const POPUP_SETTLE_MS = 100;

/** Interval at which the popup monitor checks the popup, in ms. */
export const POPUP_MONITOR_INTERVAL_MS = SECOND_MS;

/** Codes of one number kept in the page: a number receives few SMS. */
export const CODES_PER_NUMBER_MAX = 10;

/** Time after which an announced verification counts as ended if its end is never announced, in ms. */
export const VERIFICATION_TIMEOUT_MS = 90 * SECOND_MS;

/** Lifetime of a payment session, in ms: the provider's rule. */
export const PAYMENT_SESSION_MS = 15 * MINUTE_MS;

/** Maximum length of a search on the server, in characters (measured; the specification names none). */
export const HISTORY_SEARCH_MAX_LENGTH = 100;

/** Debounce of the history's search, in ms. */
export const HISTORY_SEARCH_DELAY_MS = 300;

/** Days of the chart of spending, today included. */
export const SPENDING_DAYS = 14;

/**
 * Reconciliation schedule of an unconfirmed purchase or deposit, in ms since the click. A gateway may time
 * out long before the server acts: a missing result counts as absent only after the last of these, the call's
 * own deadline.
 */
export const RECONCILIATION_SCHEDULE_MS = [
  3 * SECOND_MS,
  10 * SECOND_MS,
  30 * SECOND_MS,
  60 * SECOND_MS,
  REQUEST_TIMEOUT_MS,
] as const;

/** Timeout of the look-up at the deadline, in ms: then the user is asked to check again. */
export const LAST_RECONCILIATION_TIMEOUT_MS = 10 * SECOND_MS;

/** The server cuts stored times to whole seconds: the actual moment may be this much later, in ms. */
export const STORED_DATE_STEP_MS = SECOND_MS;

/** Two readings of the server's time agree when at most this much lies between them, in ms. */
export const CLOCK_AGREEMENT_MS = 2 * SECOND_MS;

/** The largest clock offset that is accepted on pongs alone, in ms. */
export const CLOCK_UNCONFIRMED_MAX_MS = 48 * 60 * MINUTE_MS;

/** Lifetime of an access token, in ms (measured: only the server can read it from the token). */
export const ACCESS_TOKEN_LIFETIME_MS = 15 * MINUTE_MS;

/** Least time between two equal reads, in ms; after a failure one may follow at once. */
export const REPEATED_READ_GAP_MS = SECOND_MS;

/** Age of data that a screen may open with, in ms: its code takes seconds on a slow network. */
export const FRESH_ON_OPENING_MS = 10 * SECOND_MS;

/** Time for which services and countries are stored across page reloads, in ms. */
export const CATALOGUE_CACHE_MS = 10 * MINUTE_MS;

/** Maximum characters of a stored catalogue list; a longer one is fetched by every page. */
export const STORED_TEXT_MAX_CHARACTERS = 50_000;

/** Maximum stored favourite services per user; the oldest are evicted. */
export const FAVOURITES_MAX = 100;

/** Recent purchases offered again by the wizard: distinct pairs of country and service. */
export const RECENT_PURCHASES_MAX = 3;

/** Maximum server restrictions shown for a selection. */
export const SERVER_RESTRICTIONS_MAX = 3;

/** Maximum characters of a stored id of a waiting number; a longer id is not stored. */
export const WAITING_ID_MAX = 12;

/** Most stored waiting numbers per user, far above what anyone waits for; all fit into one text. */
export const WAITING_NUMBERS_MAX = 500;

/** Maximum stored refunds per user: so many of the newest keep their mark on History. */
export const REFUNDED_NUMBERS_MAX = 200;

/** 'Low Balance' alerts when the balance pays for fewer of the user's usual numbers (decision 0125). */
export const LOW_BALANCE_NUMBERS = 3;

/** Time without another alert after one was dismissed, in ms. */
export const LOW_BALANCE_PAUSE_MS = 24 * 60 * MINUTE_MS;

/** Numbers in stock from which the price alone decides on the best pick. */
export const BEST_PICK_STOCK = 100;

/** In how many countries a page without numbers offers the service that was looked for last. */
export const CHEAPEST_COUNTRIES_SHOWN = 3;

/** Interval of a stock alert's checks, in ms. */
export const STOCK_ALERT_INTERVAL_MS = MINUTE_MS;

/** Duration of the toast about returned stock, in ms: the user is probably on another screen. */
export const STOCK_TOAST_MS = 8 * SECOND_MS;

/** Calls the server allows in a minute, by limiter, for all devices behind one address (measured). */
export const CALLS_PER_MINUTE = { api: 60, sms: 10 } as const;

/** Time for which a call counts against these limits, in ms. */
export const CALL_WINDOW_MS = MINUTE_MS;

/** Time for which an announced number stays that the lists lack, in ms (measured: up to 100 s). */
export const ANNOUNCED_NUMBER_MS = 2 * MINUTE_MS;

/** Rows of a call that reads a whole list, the most that the server allows. */
export const WHOLE_LIST_PAGE_SIZE = 100;

/** When the history is read beside the list of active numbers, in ms. */
export const RECORD = {
  /** After the start of the first list: most are answered by then, and need no second source. */
  besideMs: SECOND_MS,
  /** After that, or while a later list takes long: again at such intervals. */
  lateMs: 30 * SECOND_MS,
  /** A record of so long ago is not read again. */
  freshMs: 5 * SECOND_MS,
} as const;

/** Most pages of the history that are read for the numbers of one status: nobody has as many. */
export const RECORD_PAGES_MAX = 5;

/** Calls per minute that polling leaves for the user's own actions. */
export const RESERVED_CALLS = 3;

/** The most numbers that one press buys. */
export const BATCH_LIMIT = 3;

/** Calls per minute that each purchase of a batch leaves for the list that shows the result. */
export const RESERVED_CALLS_FOR_LIST = 1;

/**
 * Every so many polls of the active numbers, one asks for a further SMS of a received number instead, one
 * number at a time. The server's ten calls a minute leave no room for calls beside the list and the user's
 * reserve.
 */
export const POLLS_PER_FURTHER_SMS = 3;

/** Interval of countdown updates, in ms. */
export const COUNTDOWN_TICK_MS = SECOND_MS;

/** Polling backoff after a 429 without a wait, in ms: the server counts by the minute. */
export const RATE_LIMIT_BACKOFF_MS = MINUTE_MS;

/** Longest backoff after a transient rejection, whatever the server names, in ms. */
export const BACKOFF_MAX_MS = 10 * MINUTE_MS;

/** Delay before start-up repeats the session check when the server names no time, in ms. */
export const SESSION_RETRY_MS = 10 * SECOND_MS;

/** Maximum error reports of a page, and maximum measurements. */
export const REPORTS_MAX = 20;
