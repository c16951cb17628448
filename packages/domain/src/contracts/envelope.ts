import * as v from 'valibot';

/** A JSON object with unknown content. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value is a JSON object, arrays excluded. */
export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An own field of a JSON object: `__proto__` and `constructor` of the prototype are never found. */
export const ownField = (object: JsonObject, key: string): unknown =>
  Object.hasOwn(object, key) ? object[key] : undefined;

/** Takes the envelope off: answers arrive as `{ success, data }` or as the bare data (spec §7). */
export const withoutEnvelope = (answer: unknown): unknown => {
  if (!isJsonObject(answer)) return answer;
  const data = ownField(answer, 'data');
  return data === undefined ? answer : data;
};

/** Reads an answer with or without its envelope. */
export const unwrapped = <const S extends v.GenericSchema>(schema: S) =>
  v.pipe(v.unknown(), v.transform(withoutEnvelope), schema);

/** The success envelope of the server around `data`. */
export const envelope = <const S extends v.GenericSchema>(data: S) =>
  v.object({ success: v.literal(true), data, message: v.optional(v.string()) });

/** An answer of which only the success matters. */
export const acknowledgement = v.object({ success: v.literal(true), message: v.optional(v.string()) });

/** What every failed call answers (spec §7). `error` and `message` carry the same human text. */
export const errorAnswer = v.looseObject({
  success: v.literal(false),
  error: v.string(),
  message: v.optional(v.string()),
  code: v.optional(v.string()),
});
