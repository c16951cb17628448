import * as v from 'valibot';

export type JsonObject = Readonly<Record<string, unknown>>;

/** True for a JSON object, arrays excluded. */
export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An own field of a JSON object: `__proto__` and `constructor` of the prototype are never found. */
export const ownField = (object: JsonObject, key: string): unknown =>
  Object.hasOwn(object, key) ? object[key] : undefined;

/** Removes the envelope: responses are `{ success, data }` or the bare data (spec §7). */
export const withoutEnvelope = (answer: unknown): unknown => {
  if (!isJsonObject(answer)) return answer;
  const data = ownField(answer, 'data');
  return data === undefined ? answer : data;
};

/** Reads a response with or without its envelope. */
export const unwrapped = <const S extends v.GenericSchema>(schema: S) =>
  v.pipe(v.unknown(), v.transform(withoutEnvelope), schema);
