/** What was seen while a call failed, and after. */
export interface Observation {
  /** Mistakes of the program. */
  readonly errors: readonly string[];
  /** Names of the data that was on screen before the fault and was not during it. */
  readonly lostData: readonly string[];
  /** All complaints during the fault. */
  readonly visibleErrors: readonly string[];
  /** Whether somebody has to be told: the call failed, and it concerns the user. */
  readonly mustShowError: boolean;
  /** How often the call was sent during the fault, and how often it may be. */
  readonly sends: number;
  readonly sendsAllowed: number;
  /** How often the server carried it out in the end, and how often the user asked for that. */
  readonly carriedOut: number;
  readonly requested: number;
  /** What the company's books say the user owns, and what the page shows; null where nobody is signed in. */
  readonly money: { readonly booked: number; readonly shown: number; readonly text: string } | null;
  /** Whether the user has what they wanted once the fault is over. */
  readonly isRecovered: boolean;
  /** Complaints that stand after that. */
  readonly remainingErrors: readonly string[];
  /** All that the browser was given to keep. */
  readonly storage: string;
}

/** Gives in words what does not hold. */
type Oracle = (seen: Observation) => readonly string[];

/** The words, unless it holds. */
export const unless = (holds: boolean, message: string): readonly string[] => (holds ? [] : [message]);

/** What nobody should read: values that went missing, words of the program, and the marks of the faults. */
export const UNFIT = /undefined|\bnull\b|NaN|Infinity|\[object|TypeError|<html|spoiled/;

/** Words for a user: no code, no markup, no value that went missing. */
export const isFit = (text: string): boolean => /^[^<{]{3,300}$/.test(text) && !UNFIT.test(text);

const MONEY = /^-?\$[\d,]+\.\d{2,4}$/;

/** Marks of the faults. */
const FAULT_MARKS = /spoiled|padding|polluted|"NaN"/;

/** What holds whatever goes wrong. What takes a browser is looked at by e2e/faults/. */
const oracles = {
  'no uncaught error': ({ errors }) => errors.map((error) => error.slice(0, 120)),
  'earlier data stands': ({ lostData }) => lostData.map((name) => `${name} gone`),
  'words the user can act on': ({ mustShowError, visibleErrors }) => [
    ...unless(!mustShowError || visibleErrors.length > 0, 'no error is shown'),
    ...visibleErrors.filter((text) => !isFit(text)).map((text) => `unfit: ${text.slice(0, 80)}`),
  ],
  'writes counted': ({ sends, sendsAllowed, carriedOut, requested }) => [
    ...unless(sends > 0, 'the call was not made'),
    ...unless(sends <= sendsAllowed, `sent ${sends} times`),
    ...unless(carriedOut <= requested, `carried out ${carriedOut} times, asked for ${requested} times`),
  ],
  'money whole': ({ money }) =>
    money === null
      ? []
      : [
          ...unless(money.shown === money.booked, `shows ${money.shown}, booked ${money.booked}`),
          ...unless(MONEY.test(money.text), `reads ${money.text}`),
        ],
  recovery: ({ isRecovered, remainingErrors }) => [
    ...unless(isRecovered, 'not what the user wanted'),
    ...remainingErrors.map((text) => `still said: ${text}`),
  ],
  'nothing kept': ({ storage }) => [
    ...unless(!FAULT_MARKS.test(storage), 'kept in the browser'),
    ...unless(!('polluted' in {}), 'prototypes polluted'),
  ],
} satisfies Record<string, Oracle>;

/** What does not hold, by the name of the oracle. */
export const violationsOf = (seen: Observation): readonly string[] =>
  Object.entries<Oracle>(oracles).flatMap(([name, oracle]) =>
    oracle(seen).map((words) => `${name}: ${words}`),
  );
