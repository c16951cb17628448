/**
 * Every number of spec §9 in one place, each with its unit in the name.
 * A rule that needs a number reads it here and nowhere else.
 */

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** How long a bought number lives, in ms (spec §9: 20 minutes). */
export const NUMBER_LIFETIME_MS = 20 * MINUTE_MS;

/** A number is cancelled with a refund only when at most this much of its life remains, in ms (spec §4, §9). */
export const CANCEL_WINDOW_MS = 16 * MINUTE_MS;

/** How long after purchase a cancel is refused, in ms: the same rule seen from the other end (spec §9). */
export const CANCEL_LOCK_MS = NUMBER_LIFETIME_MS - CANCEL_WINDOW_MS;

/** The displayed price is this many times the provider's price (spec §5). */
export const PRICE_MULTIPLIER = 2;

/** The highest maximum price a purchase may name, in USD (contract of POST /numbers/purchase). */
export const MAX_PRICE_LIMIT_USD = 100;

/** Step of the maximum price, in USD (spec §2). */
export const MAX_PRICE_STEP_USD = 0.001;

/** Decimals of a USD price, an amount spent and the wide balance (spec §9). */
export const USD_PRICE_DECIMALS = 4;

/** Decimals of the balance in the narrow header and of naira amounts (spec §9). */
export const SHORT_DECIMALS = 2;

/** Page size of history, transactions and active numbers (spec §9). */
export const PAGE_SIZE = 20;

/** Purchases read with one call for the file of a whole history: the most that one call may bring. */
export const WHOLE_FILE_PAGE_SIZE = 100;

/** Records read with one call for the statement: the most that one call may bring. */
export const STATEMENT_PAGE_SIZE = 100;

/** Deadline of an ordinary request including its body, in ms (spec §9). */
export const REQUEST_TIMEOUT_MS = 90 * SECOND_MS;

/** Deadline of the session refresh, in ms (spec §9). */
export const REFRESH_TIMEOUT_MS = 30 * SECOND_MS;

/** Deadline of the anti-forgery token request, in ms (spec §9). */
export const CSRF_TIMEOUT_MS = 10 * SECOND_MS;

/** How long a fetched anti-forgery token is used, in ms (spec §9). */
export const CSRF_LIFETIME_MS = 10 * MINUTE_MS;

/** Deadline of the health check, in ms (spec §9). */
export const HEALTH_TIMEOUT_MS = 30 * SECOND_MS;

/** A timeout after at least this long reads 'Server is starting up, please wait...', in ms (spec §8). */
export const SLOW_START_MS = 30 * SECOND_MS;

/** How often active numbers reload, in ms (spec §9). */
export const ACTIVE_NUMBERS_RELOAD_MS = 10 * SECOND_MS;

/** Wait after a country selection before operators are fetched, in ms (spec §7). */
export const OPERATORS_DELAY_MS = 500;

/** Wait after a selection before prices are fetched, in ms (spec §7). */
export const PRICES_DELAY_MS = 300;

/** Counts of the rate-limit wait (spec §4, §9). */
export const RATE_LIMIT_COUNTS = 30;

/** Length of one count of the rate-limit wait, in ms. Spec §4 suspects its own 25 s to be a defect. */
export const RATE_LIMIT_COUNT_MS = SECOND_MS;

/** How long the purchase error message stays, in ms (spec §4). */
export const PURCHASE_ERROR_MS = 8 * SECOND_MS;

/** How long it still stays once the user changes a selection, in ms (spec §4). */
export const PURCHASE_ERROR_AFTER_CHANGE_MS = 2 * SECOND_MS;

/** Redirect after signing in, in ms (spec §2). */
export const SIGNED_IN_REDIRECT_MS = 200;

/** Redirect after signing in on a mobile user agent, in ms (spec §2). */
export const SIGNED_IN_REDIRECT_MOBILE_MS = 500;

/** Shortest password the login form sends, in characters (spec §5). */
export const LOGIN_PASSWORD_MIN_LENGTH = 3;

/** Lengths the registration form accepts, in characters (spec §5). */
export const REGISTRATION = {
  username: { min: 3, max: 30 },
  phone: { min: 7, max: 15 },
  passwordMinLength: 6,
} as const;

/** How long 'Connected' is shown, in ms (spec §9). */
export const CONNECTED_BADGE_MS = 3.5 * SECOND_MS;

/** Most toasts on screen at once (spec §9). */
export const TOAST_LIMIT = 20;

/**
 * Both sets of toast durations that spec §9 keeps, in ms. They differ in success and error only;
 * `short` is the default.
 */
export const TOAST_DURATIONS_MS = {
  short: {
    success: 2 * SECOND_MS,
    error: 4 * SECOND_MS,
    info: 4 * SECOND_MS,
    warning: 4 * SECOND_MS,
    loading: 8 * SECOND_MS,
  },
  long: {
    success: 3 * SECOND_MS,
    error: 6 * SECOND_MS,
    info: 4 * SECOND_MS,
    warning: 4 * SECOND_MS,
    loading: 8 * SECOND_MS,
  },
} as const;

/** The 'SMS received' toast, in ms (spec §9). */
export const SMS_TOAST_MS = 6 * SECOND_MS;

/** The same toast for a high-priority SMS, in ms (spec §9). */
export const SMS_TOAST_HIGH_PRIORITY_MS = 8 * SECOND_MS;

/** The 'Number … expired' toast, in ms (spec §9). */
export const EXPIRED_TOAST_MS = 5 * SECOND_MS;

/** The 'No numbers available for {operator}' toast, in ms (spec §8). */
export const NO_NUMBERS_TOAST_MS = 8 * SECOND_MS;

/** The toast that confirms a purchase, in ms. */
export const PURCHASED_TOAST_MS = 4 * SECOND_MS;

/** Longest template that numbers and codes are copied by, in characters. */
export const COPY_TEMPLATE_LIMIT = 200;

/** How long a copy button shows its tick, in ms. */
export const COPIED_MARK_MS = 2 * SECOND_MS;

/** How long 'Mark Complete' is held back and can be undone, in ms (not in the specification). */
export const UNDO_MS = 5 * SECOND_MS;

/** How long signing out waits, at most, for calls that have to reach the server before it, in ms. */
export const LAST_CALLS_MS = 3 * SECOND_MS;

/** How long a code counts as one that has just arrived, in ms (not in the specification). */
export const NEW_CODE_MS = 3 * SECOND_MS;

/** Values of the websocket connection (spec §9). Delays double from `firstDelayMs` up to `maxDelayMs`. */
export const REALTIME = {
  maxDelayMs: 30 * SECOND_MS,
  connectTimeoutMs: 10 * SECOND_MS,
  /** How long a connection must hold to count as good, so that the attempts to reconnect are reset, in ms. */
  heldMs: MINUTE_MS,
  dedupeLimit: 1_000,
  dedupeKeep: 500,
} as const;

/** Reconnect attempts and pings of the connection (spec §9): on most pages, and while the payment view is open. */
export const REALTIME_PACE = {
  usual: { reconnects: 5, firstDelayMs: 3 * SECOND_MS, heartbeatMs: 30 * SECOND_MS },
  payments: { reconnects: 8, firstDelayMs: 2 * SECOND_MS, heartbeatMs: 25 * SECOND_MS },
} as const;

/** How long a tab waits for another's answer before it reads for itself what a message made out of date, in ms. */
export const TOLD_ANSWER_WAIT_MS = 1_500;

/** How the tabs of one user share a connection (decision 0033). */
export const TAB_LEAD = {
  /**
   * How long a tab must be in view before it takes the lead from a hidden one, in ms: flipping through tabs does not
   * move the lead.
   */
  takeOverMs: 500,
  /** How long a hidden tab whose turn it is gives way to one that has just come into view, in ms. */
  giveWayMs: SECOND_MS,
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
export const CATCH_UP_GAP_MS = MINUTE_MS;

/** Digits of a USD amount that count in a sum: the server credits deposits by the millionth of a dollar (measured). */
export const USD_EXACT_DECIMALS = 6;

/** Largest websocket frame that is read, in characters: a longer one is dropped unread. */
export const FRAME_SIZE_LIMIT = 64 * 1024;

/** Most characters of a name, code or reference that somebody else wrote: the rest is left out, and told by '…'. */
export const SHORT_TEXT_CHARACTERS = 100;

/** Most accents on one letter of such a text: more of them would be drawn over what stands above. */
export const ACCENTS_OF_A_LETTER = 8;

/** The 13 country codes shown first, in their order of popularity (spec §9). */
export const POPULAR_COUNTRY_CODES = [
  '36',
  '187',
  '19',
  '16',
  '91',
  '86',
  '33',
  '49',
  '39',
  '34',
  '55',
  '81',
  '82',
] as const;

/** The longest country list that is shown in full; a longer one scrolls (spec §2). */
export const UNSCROLLED_COUNTRIES = 12;

/** Services counted as popular even without the server's flag (spec §9). */
export const POPULAR_SERVICES = ['whatsapp', 'telegram', 'discord', 'instagram', 'facebook'] as const;

/** Services that the server flags as popular besides them; the list it usually sends has no flags. */
export const POPULAR_WITHOUT_FLAG = ['google'] as const;

/** Smallest deposit, in naira (spec §5). */
export const DEPOSIT_MIN_NGN = 100;

/** Largest deposit, in naira (spec §5). */
export const DEPOSIT_MAX_NGN = 1_000_000;

/**
 * Amounts offered beside the amount field, in naira, smallest first. The specification names none: round amounts a
 * user is likely to pay in, all within the bounds of a deposit.
 */
export const QUICK_DEPOSITS_NGN = [2_000, 5_000, 10_000] as const;

/** Wait after the last change of the amount before its USD value is asked for, in ms (spec §5, §9). */
export const QUOTE_DELAY_MS = 500;

/** Wait after a deposit was opened or came back before balance and deposits reload, in ms (spec §7, §9). */
export const PAYMENT_RELOAD_MS = SECOND_MS;

/** What a subscription costs for each of its days, in USD (measured; the specification names no price). */
export const SUBSCRIPTION_DAY_USD = 5;

/** The longest subscription, in days (contract of POST /numbers/subscriptions/buy). */
export const SUBSCRIPTION_MAX_DAYS = 30;

/** Size of the payment popup, in px (spec §9). */
export const CHECKOUT_WINDOW = { width: 800, height: 700 } as const;

/** How long the payment popup is watched for closing, in ms (spec §9). */
export const CHECKOUT_WATCH_MS = 10 * MINUTE_MS;

/** How often the popup is looked at, in ms. */
export const CHECKOUT_WATCH_TICK_MS = SECOND_MS;

/** How long a verification the server announced counts as under way if its end is never announced, in ms. */
export const VERIFICATION_LIMIT_MS = 90 * SECOND_MS;

/** The toast about a payment cancelled by the provider, in ms (spec §4). */
export const AUTO_CANCELLED_TOAST_MS = 3 * SECOND_MS;

/** How long a payment session may be paid, in ms: the provider's rule. */
export const PAYMENT_SESSION_MS = 15 * MINUTE_MS;

/** How often the dashboard's figures and its recent activity reload, in ms (spec §9). */
export const DASHBOARD_RELOAD_MS = 30 * SECOND_MS;

/** Wait after the last change of the history's search before it takes effect, in ms. */
export const HISTORY_SEARCH_DELAY_MS = 300;

/** Days of the chart of spending, today included. */
export const SPENDING_DAYS = 14;

/** Most services or countries a chart names; the others are one entry. */
export const CHART_ENTRIES = 5;

/** Items of the recent activity (spec §9). */
export const RECENT_ACTIVITY_ITEMS = 8;

/**
 * When a purchase or a deposit whose answer was lost is looked up again, in ms since the click. A gateway may give
 * up long before the server acts: absence is believed once the last of these, the call's own deadline, has passed.
 */
export const MONEY_LOOK_UPS_MS = [
  3 * SECOND_MS,
  10 * SECOND_MS,
  30 * SECOND_MS,
  60 * SECOND_MS,
  REQUEST_TIMEOUT_MS,
] as const;

/** How long the look-up at the deadline of a purchase or a deposit may take, in ms: then the user is asked to check again. */
export const LAST_LOOK_UP_MS = 10 * SECOND_MS;

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
export const CATALOGUE_KEPT_MS = 10 * MINUTE_MS;

/** The most that is kept in a browser, for all its users and a tab, in bytes. */
export const KEPT_MAX_BYTES = 100_000;

/** Of how many pairs of country and service prices are kept for a user, watched or not. */
export const WATCHED_PAIRS_KEPT = 16;

/** How many prices of a pair are kept, the lowest of each day on which some were seen. */
export const SEEN_PRICES_KEPT = 12;

/** How long a price that was seen is kept, in ms. */
export const SEEN_PRICE_KEPT_MS = 30 * 24 * 60 * MINUTE_MS;

/** The longest text that is kept, in characters: a list of the catalogue; a longer one is asked for by every page. */
export const KEPT_TEXT_MAX = 50_000;

/** How many favourites of a list are kept for a user; the first marked give way. */
export const FAVOURITES_KEPT = 100;

/** How many of the last purchases the wizard offers again: distinct pairs of country and service. */
export const RECENT_PURCHASES_KEPT = 3;

/** How many notes of the server about a choice are shown before it is bought. */
export const RESTRICTION_NOTES_SHOWN = 3;

/** How many bought numbers a user's record of success is counted from; the oldest give way. */
export const OUTCOMES_KEPT = 20;

/** The longest id or code of such a number that is kept, in characters. */
export const OUTCOME_CODE_MAX = 8;

/** The fewest numbers of known outcome that a record tells of. */
export const RECORD_MIN_SAMPLE = 3;

/** In how many countries a page without numbers offers the service that was looked for last. */
export const CHEAPEST_COUNTRIES_SHOWN = 3;

/** How often a watch looks whether there is stock again, in ms. */
export const STOCK_WATCH_MS = MINUTE_MS;

/** The toast that there is stock again, in ms: who waited for it looks at something else. */
export const STOCK_TOAST_MS = 8 * SECOND_MS;

/** Calls the server allows in a minute, by limiter, for all tabs and devices behind one address (measured). */
export const CALLS_PER_MINUTE = { api: 60, sms: 10 } as const;

/** How long a call counts against these limits, in ms. */
export const CALL_COUNTS_MS = MINUTE_MS;

/** How many messages about numbers a page keeps, for lists that were asked for before; the oldest give way. */
export const NUMBER_NEWS_KEPT = 100;

/** How many calls per minute timed reloads leave for the user's own actions. */
export const CALLS_KEPT_FOR_USER = 3;

/** The most numbers that one press buys. */
export const BATCH_LIMIT = 3;

/** How many calls per minute each purchase of several leaves: for the list that shows what was bought. */
export const CALLS_KEPT_FOR_LIST = 1;

/**
 * Of so many timed reloads of the active numbers one asks for a further SMS of a received number instead: once a minute,
 * one number at a time. The ten calls a minute that the server allows leave no room for calls of its own beside the
 * list and what is kept for the user.
 */
export const RELOADS_PER_FURTHER_SMS = 6;

/** How often countdowns move, in ms. */
export const COUNTDOWN_TICK_MS = SECOND_MS;

/** How long timed reloads rest after a 429 that names no time, in ms: the server counts by the minute. */
export const RATE_LIMITED_REST_MS = MINUTE_MS;

/** The longest rest after a transient refusal, whatever the server names, in ms. */
export const REST_AFTER_REFUSAL_MAX_MS = 10 * MINUTE_MS;

/** How long the start waits before it repeats the session check when the server names no time, in ms. */
export const SESSION_RETRY_MS = 10 * SECOND_MS;

/** The most problems that a page tells operators of, however much goes wrong, and the most figures. */
export const REPORTS_MAX = 20;
