import { ACCENTS_OF_A_LETTER, SHORT_TEXT_CHARACTERS } from '../../limits/tuning';
import * as v from 'valibot';

const TOO_MANY_ACCENTS = new RegExp(`(\\p{M}{${ACCENTS_OF_A_LETTER}})\\p{M}+`, 'gu');

const TOO_LONG = new RegExp(`^(.{${SHORT_TEXT_CHARACTERS}}).+`, 'su');

/**
 * Cuts an untrusted name, code or reference for display: its author must not decide on the size of the page.
 * A cut text ends in '…', which no id and no path parameter may contain, so that it is never sent.
 */
export const shortText = (text: string): string =>
  text.replace(TOO_MANY_ACCENTS, '$1').replace(TOO_LONG, '$1…');

/** Form of an id on the wire. Dots and slashes are excluded: `..` would address another call. */
export const PATH_PARAMETER = /^[A-Za-z0-9_-]{1,100}$/;

/** An identifier: a JSON number or text on the wire, always text in the client, cut to what may be shown. */
export const identifier = v.pipe(
  v.unknown(),
  v.transform((id) => (typeof id === 'number' ? String(id) : id)),
  v.string(),
  v.transform(shortText),
  v.minLength(1),
);

const trimmed = v.transform((text: string) => text.trim());

/** The code of an SMS, without the spaces and line ends around it. */
export const smsCode = v.pipe(identifier, trimmed, v.minLength(1));

export const smsText = v.pipe(v.string(), v.minLength(1));

export const name = v.pipe(v.string(), v.transform(shortText), trimmed, v.minLength(1));

const DECIMAL_TEXT = /^\s*-?\d+(\.\d+)?\s*$/;

/** A decimal: a JSON number or text such as "1000.00" on the wire, a finite number in the client. */
export const decimal = v.pipe(
  v.unknown(),
  v.transform((sent) => (typeof sent === 'string' && DECIMAL_TEXT.test(sent) ? Number(sent) : sent)),
  v.number(),
  v.check((value) => Number.isFinite(value)),
);

/** A rate: a decimal above 0. */
export const rate = v.pipe(
  decimal,
  v.check((value) => value > 0),
);

/** A moment: an ISO 8601 text on the wire, ms since 1970 in the client. */
export const instant = v.pipe(
  v.string(),
  v.transform((text) => Date.parse(text)),
  v.check((value) => Number.isFinite(value)),
);

/** An optional field whose absence, null and broken content all read as null. */
export const orNull = <S extends v.GenericSchema>(schema: S) =>
  v.fallback<v.GenericSchema<unknown, v.InferOutput<S> | null>, null>(schema, null);
