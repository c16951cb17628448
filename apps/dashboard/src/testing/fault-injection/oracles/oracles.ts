/** Observations during and after a failed call. */
export interface Observation {
  /** Program errors. */
  readonly errors: readonly string[];
  /** Names of the data that was on screen before the fault and was not during it. */
  readonly lostData: readonly string[];
  /** All visible errors during the fault. */
  readonly visibleErrors: readonly string[];
  /** True when an error must be shown: the call failed, and it concerns the user. */
  readonly mustShowError: boolean;
  /** Number of requests during the fault, and the number allowed. */
  readonly sends: number;
  readonly sendsAllowed: number;
  /** Number of executions by the server, and the number the user requested. */
  readonly carriedOut: number;
  readonly requested: number;
  /** Balance by the ledger and on screen; null while signed out. */
  readonly money: { readonly booked: number; readonly shown: number; readonly text: string } | null;
  /** True when the user has the expected result after the fault. */
  readonly isRecovered: boolean;
  /** Visible errors after that. */
  readonly remainingErrors: readonly string[];
  /** All data in the browser's storage. */
  readonly storage: string;
}

/** Returns the violations as texts. */
type Oracle = (seen: Observation) => readonly string[];

/** The message, unless the condition holds. */
export const unless = (holds: boolean, message: string): readonly string[] => (holds ? [] : [message]);

/** Must not be shown: undefined values, program terms, and the markers of the faults. */
export const UNFIT = /undefined|\bnull\b|NaN|Infinity|\[object|TypeError|<html|spoiled/;

/** True for a user-facing text: no code, no markup, no undefined values. */
export const isFit = (text: string): boolean => /^[^<{]{3,300}$/.test(text) && !UNFIT.test(text);

const MONEY = /^-?\$[\d,]+\.\d{2,4}$/;

/** Markers of the faults. */
const FAULT_MARKS = /spoiled|padding|polluted|"NaN"/;

/** Invariants under every fault. e2e/faults/ has those that need a browser. */
const oracles = {
  'no uncaught error': ({ errors }) => errors.map((error) => error.slice(0, 120)),
  'earlier data stays': ({ lostData }) => lostData.map((name) => `${name} gone`),
  'user-facing errors': ({ mustShowError, visibleErrors }) => [
    ...unless(!mustShowError || visibleErrors.length > 0, 'no error is shown'),
    ...visibleErrors.filter((text) => !isFit(text)).map((text) => `unfit: ${text.slice(0, 80)}`),
  ],
  'no duplicate writes': ({ sends, sendsAllowed, carriedOut, requested }) => [
    ...unless(sends > 0, 'the call was not sent'),
    ...unless(sends <= sendsAllowed, `sent ${sends} times`),
    ...unless(carriedOut <= requested, `executed ${carriedOut} times, requested ${requested} times`),
  ],
  'correct balance': ({ money }) =>
    money === null
      ? []
      : [
          ...unless(money.shown === money.booked, `shows ${money.shown}, booked ${money.booked}`),
          ...unless(MONEY.test(money.text), `reads ${money.text}`),
        ],
  recovery: ({ isRecovered, remainingErrors }) => [
    ...unless(isRecovered, 'the user does not get the expected result'),
    ...remainingErrors.map((text) => `still visible: ${text}`),
  ],
  'nothing stored': ({ storage }) => [
    ...unless(!FAULT_MARKS.test(storage), 'stored in the browser'),
    ...unless(!('polluted' in {}), 'prototypes polluted'),
  ],
} satisfies Record<string, Oracle>;

/** Violations, by the name of the oracle. */
export const violationsOf = (seen: Observation): readonly string[] =>
  Object.entries<Oracle>(oracles).flatMap(([name, oracle]) =>
    oracle(seen).map((words) => `${name}: ${words}`),
  );
