import type { OperationName } from '@sms/domain/contracts';

/** What was looked at: a call, or what belongs to no call. */
export type Subject = OperationName | 'websocket' | 'origins' | 'limits';

/** Which side of it differs. */
export type Aspect = 'status' | 'shape' | 'read' | 'texts' | 'headers' | 'frames' | 'behaviour';

/** One way in which a server departs from the contract. Kinds of values are told, never values of the account. */
export interface Difference {
  readonly subject: Subject;
  readonly aspect: Aspect;
  /** Where, with `*` for any entry of a list: `data.*.price`. */
  readonly place: string;
  readonly expected: string;
  readonly actual: string;
}

/** The name by which a profile expects a difference: `availability/status`, `dashboardActivity/shape/*.price`. */
export const nameOf = ({ subject, aspect, place }: Difference): string =>
  [subject, aspect, place].filter((part) => part !== '').join('/');

/** What kind of value something is. */
export const kindOf = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
};

/** How codes, media types and names of fields look; no amount, number, token or control character does. */
const WORD = /^[a-z_/.+-]{1,40}$/i;

/** Whether a text of a server may be told. */
export const isWord = (text: string): boolean => WORD.test(text);

/** A word as it stands, of anything else its kind: nothing else of an answer is ever told. */
export const wordOf = (value: unknown): string =>
  typeof value === 'string' && isWord(value) ? value : kindOf(value);
