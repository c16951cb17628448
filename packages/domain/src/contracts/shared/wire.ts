import * as v from 'valibot';

/** A moment as the server sends it, for example `2025-10-01T12:24:28.000Z`. */
export const isoText = v.pipe(v.string(), v.isoTimestamp());

/** Text that may be null on the wire. */
export const nullableText = v.nullable(v.string());

/** The success envelope of the server around `data`. */
export const envelope = <const S extends v.GenericSchema>(data: S) =>
  v.object({ success: v.literal(true), data, message: v.optional(v.string()) });

/** An answer of which only the success matters. */
export const acknowledgement = v.object({ success: v.literal(true), message: v.optional(v.string()) });

/** A number, or the same written as text: decimals straight from the database. */
export const numberOrText = v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/))]);

/**
 * The body of every failed response (spec §7). `error` is for users; `message` is the same, or reveals
 * internals.
 */
export const errorResponseSchema = v.looseObject({
  success: v.literal(false),
  error: v.string(),
  message: v.optional(v.string()),
  code: v.optional(v.string()),
});
