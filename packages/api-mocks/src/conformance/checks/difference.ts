import type { OperationName } from '@sms/domain/contracts';

/** Subject of a check: a call, or a check beyond single calls. */
export type Subject = OperationName | 'websocket' | 'origins' | 'limits';

/** The aspect that differs. */
export type Aspect = 'status' | 'shape' | 'read' | 'texts' | 'headers' | 'frames' | 'behaviour';

/** One violation of the contract by a server. Includes types of values, never values of the account. */
export interface Difference {
  readonly subject: Subject;
  readonly aspect: Aspect;
  /** Path, with `*` for any entry of a list: `data.*.price`. */
  readonly place: string;
  readonly expected: string;
  readonly actual: string;
}

/** Builds differences in one aspect of a subject. */
export const differencesIn =
  (subject: Subject, aspect: Aspect) =>
  (place: string, expected: string, actual: string): Difference => ({
    subject,
    aspect,
    place,
    expected,
    actual,
  });

/**
 * The name by which a profile lists an expected difference: `availability/status`, `dashboardActivity/shape/*.price`.
 */
export const nameOf = ({ subject, aspect, place }: Difference): string =>
  [subject, aspect, place].filter((part) => part !== '').join('/');

/** Type name of a value. */
export const kindOf = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
};

/** Matches codes, media types and field names, but no amount, number, token or control character. */
const WORD = /^[a-z_/.+-]{1,40}$/i;

/** True when a text of a server may be reported. */
export const isWord = (text: string): boolean => WORD.test(text);

/** A word as it is, otherwise the value's type: no other content of a response is ever reported. */
export const wordOf = (value: unknown): string =>
  typeof value === 'string' && isWord(value) ? value : kindOf(value);
