/**
 * The journeys shown in Storybook. A flow tagged `@journey` comes by the moments of one in order, with
 * `moment('First code: signed up')`. Beside each moment is the story that shows it alive.
 */
export const journeys = {
  'First code': {
    'form filled in': 'scenarios-register--password-typed',
    'signed up': 'scenarios-register--registered',
    'best pick': 'scenarios-buy-number--best-pick',
    'balance too low': 'scenarios-buy-number--insufficient-balance',
    'paid, and the price is back': 'pages-buy-number--paid',
    'number bought': 'flows-buy-and-receive--number-bought',
    'code received': 'scenarios-active-numbers--sms-arrives',
    'code copied': 'flows-buy-and-receive--code-copied',
  },
  'Top up and buy': {
    'balance too low': 'scenarios-buy-number--insufficient-balance',
    'amount filled in': 'scenarios-transactions--after-top-up',
    'waiting for the payment': 'pages-buy-number--waiting-for-payment',
    'paid, and the price is back': 'pages-buy-number--paid',
    'number bought': 'flows-buy-and-receive--number-bought',
  },
  'No numbers': {
    'ready to buy': 'scenarios-buy-number--linked-to-the-last-step',
    'none left, and other ways': 'pages-buy-number--out-of-stock',
    'stock alert set': 'scenarios-buy-number--stock-alert-set',
    'numbers are back': 'parts-recovery-outofstockoptions--stock-returned',
    'maximum raised, and bought': 'flows-buy-and-receive--number-bought',
  },
  'Number without an SMS': {
    'three on offer': 'pages-buy-number--more-options-open',
    'three bought': 'scenarios-buy-number--three-at-once',
    'cancelled and refunded': 'scenarios-active-numbers--cancelled-with-refund',
    'in the history': 'scenarios-history--busy-account',
    'in the statement': 'scenarios-transactions--statement-opened',
  },
  'A payment that hangs': {
    'popup closed, payment open': 'pages-buy-number--waiting-for-payment',
    'listed with its time left': 'scenarios-transactions--deposit-pending',
    'verified, still processing': 'scenarios-transactions--deposit-processing',
    'given up, and offered again': 'scenarios-buy-number--insufficient-balance',
  },
  'Back after sleep': {
    'two numbers wait': 'pages-active-numbers--only-waiting',
    'awake, and still offline': 'scenarios-connection--connection-lost',
    'back, with one line': 'scenarios-connection--while-away',
    'code in its card': 'scenarios-active-numbers--sms-arrives',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

type Journeys = typeof journeys;

/** 'First code: signed up' */
export type Moment = {
  [Journey in keyof Journeys]: `${Journey}: ${keyof Journeys[Journey] & string}`;
}[keyof Journeys];

/** Folder of a journey's pictures: 'first-code'. */
export const folderOf = (journey: string): string => journey.toLowerCase().replaceAll(' ', '-');

/** Sizes of the pictures. */
export const SIZES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;

export type Size = keyof typeof SIZES;

export const THEMES = ['light', 'dark'] as const;

/** What a moment shows in one size. */
export interface View {
  /** Text of the main region, or of the open dialog. */
  readonly text: string;
  /** Number of its words in view. */
  readonly words: number;
  /** Names of the filled buttons in view. */
  readonly filled: readonly string[];
}

/** A moment of a journey; its pictures are `<number>-<size>-<theme>.png`. */
export interface Frame {
  readonly number: number;
  /** 'signed up' */
  readonly name: string;
  readonly story: string;
  /** Presses and fields filled in since the beginning, on pages of the product. */
  readonly presses: number;
  readonly fields: number;
  /** Time passed since the beginning, in ms. */
  readonly waitedMs: number;
  readonly views: Readonly<Record<Size, View>>;
}
