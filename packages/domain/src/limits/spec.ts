/** The only definition of the specification's numbers (spec §9 and its calls), with their units. */

/** Units of time, in ms. */
export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Lifetime of a bought number, in ms (spec §9: 20 minutes). */
export const NUMBER_LIFETIME_MS = 20 * MINUTE_MS;

/** Most remaining life of a number that can be cancelled with a refund, in ms (spec §4, §9). */
export const CANCEL_WINDOW_MS = 16 * MINUTE_MS;

/** Time after the purchase in which a cancel is rejected, in ms (spec §9). */
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

/** Deadline of an ordinary request including its body, in ms (spec §9). */
export const REQUEST_TIMEOUT_MS = 90 * SECOND_MS;

/** Deadline of the session refresh, in ms (spec §9). */
export const REFRESH_TIMEOUT_MS = 30 * SECOND_MS;

/** Deadline of the anti-forgery token request, in ms (spec §9). */
export const CSRF_TIMEOUT_MS = 10 * SECOND_MS;

/** Lifetime of a fetched CSRF token, in ms (spec §9). */
export const CSRF_LIFETIME_MS = 10 * MINUTE_MS;

/** Deadline of the health check, in ms (spec §9). */
export const HEALTH_TIMEOUT_MS = 30 * SECOND_MS;

/** A timeout after at least this long reads 'Server is starting up, please wait...', in ms (spec §8). */
export const SLOW_START_MS = 30 * SECOND_MS;

/** Polling interval of active numbers, in ms (spec §9). */
export const ACTIVE_NUMBERS_POLLING_MS = 10 * SECOND_MS;

/** Wait after a country selection before operators are fetched, in ms (spec §7). */
export const OPERATORS_DELAY_MS = 500;

/** Wait after a selection before prices are fetched, in ms (spec §7). */
export const PRICES_DELAY_MS = 300;

/** Counts of the rate-limit wait (spec §4, §9). */
export const RATE_LIMIT_COUNTS = 30;

/** Duration of the purchase error message, in ms (spec §4). */
export const PURCHASE_ERROR_MS = 8 * SECOND_MS;

/** Remaining duration of the message after the user changes a selection, in ms (spec §4). */
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

/** Duration of 'Connected', in ms (spec §9). */
export const CONNECTED_BADGE_MS = 3.5 * SECOND_MS;

/** Most toasts on screen at once (spec §9). */
export const TOAST_LIMIT = 20;

/** Both sets of toast durations, in ms; `short` is the default (spec §9). */
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
export const OUT_OF_STOCK_TOAST_MS = 8 * SECOND_MS;

/** Values of the websocket connection (spec §9). Delays double from `firstDelayMs` up to `maxDelayMs`. */
export const REALTIME = {
  maxDelayMs: 30 * SECOND_MS,
  connectTimeoutMs: 10 * SECOND_MS,
  /** Time after which a connection counts as stable and the reconnect attempts are reset, in ms. */
  stableAfterMs: MINUTE_MS,
  dedupeLimit: 1_000,
  dedupeKeep: 500,
} as const;

/** Reconnects and pings on most pages, and while the payment view is open (spec §9). */
export const CONNECTION_TIMING = {
  usual: { reconnects: 5, firstDelayMs: 3 * SECOND_MS, heartbeatMs: 30 * SECOND_MS },
  payments: { reconnects: 8, firstDelayMs: 2 * SECOND_MS, heartbeatMs: 25 * SECOND_MS },
} as const;

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

/** Smallest deposit, in naira (spec §5). */
export const DEPOSIT_MIN_NGN = 100;

/** Largest deposit, in naira (spec §5). */
export const DEPOSIT_MAX_NGN = 1_000_000;

/** Debounce of the amount before its quote is requested, in ms (spec §5, §9). */
export const QUOTE_DELAY_MS = 500;

/** Delay after a deposit was opened or returned before balance and deposits reload, in ms (spec §7, §9). */
export const PAYMENT_REFRESH_DELAY_MS = 1 * SECOND_MS;

/** The longest subscription, in days (contract of POST /numbers/subscriptions/buy). */
export const SUBSCRIPTION_MAX_DAYS = 30;

/** Size of the payment popup, in px (spec §9). */
export const CHECKOUT_WINDOW = { width: 800, height: 700 } as const;

/** Time for which the payment popup is monitored, in ms (spec §9). */
export const POPUP_MONITOR_MS = 10 * MINUTE_MS;

/** The toast about a payment cancelled by the provider, in ms (spec §4). */
export const AUTO_CANCELLED_TOAST_MS = 3 * SECOND_MS;

/** Polling interval of the dashboard's figures and recent activity, in ms (spec §9). */
export const DASHBOARD_POLLING_MS = 30 * SECOND_MS;

/** Items of the recent activity (spec §9). */
export const RECENT_ACTIVITY_ITEMS = 8;
