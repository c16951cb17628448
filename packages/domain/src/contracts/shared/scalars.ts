import * as v from 'valibot';
import { shortText } from './short-text';

/** An identifier: a JSON number or text on the wire, always text in the client, cut to what may be shown. */
export const identifier = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((id) => shortText(String(id))),
  v.minLength(1),
);

/** The code of an SMS, without the spaces and line ends around it. */
export const smsCode = v.pipe(identifier, v.trim(), v.minLength(1));

/** An untrusted name, cut to the maximum length. */
export const name = v.pipe(v.string(), v.transform(shortText), v.trim(), v.minLength(1));

/** A decimal: a JSON number or text such as "1000.00" on the wire, a finite number in the client. */
export const decimal = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\s*-?\d+(\.\d+)?\s*$/), v.transform(Number))]),
  v.finite(),
);

/** A moment: an ISO 8601 text on the wire, ms since 1970 in the client. */
export const instant = v.pipe(
  v.string(),
  v.transform((text) => Date.parse(text)),
  v.finite(),
);

/** An optional field whose absence, null and broken content all read as null. */
export const orNull = <S extends v.GenericSchema>(schema: S) =>
  v.fallback<v.GenericSchema<unknown, v.InferOutput<S> | null>, null>(v.nullish(schema, null), null);
