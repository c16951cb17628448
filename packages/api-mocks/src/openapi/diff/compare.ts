import { isJsonObject, type JsonObject } from '@sms/domain/contracts';

/** A difference between two versions of a document. */
export interface Change {
  /** True if a client of the older version can fail with a server of the newer one. */
  readonly isBreaking: boolean;
  /** Call or message, and field: `GET /payments/deposits 200.data.deposits.*.tx_ref`. */
  readonly place: string;
  readonly what: string;
}

/** Description of one field in a document. */
interface Field {
  readonly isRequest: boolean;
  readonly isRequired: boolean;
  /** Null: any. */
  readonly types: readonly unknown[] | null;
  /** Null: any. */
  readonly values: readonly unknown[] | null;
}

const asObject = (value: unknown): JsonObject => (isJsonObject(value) ? value : {});
const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const entriesOf = (value: unknown) => Object.entries(asObject(value));

/** Every field of a document by its place. */
const fieldsOf = (document: JsonObject): ReadonlyMap<string, Field> => {
  const fields = new Map<string, Field>();

  const resolved = (value: unknown): JsonObject => {
    const reference = asObject(value)['$ref'];
    if (typeof reference !== 'string') return asObject(value);
    const keys = reference.slice(2).split('/');
    return resolved(keys.reduce<unknown>((within, key) => asObject(within)[key], document));
  };

  const add = (place: string, value: unknown, isRequest: boolean, isRequired = true): void => {
    const schema = resolved(value);
    const { type, items, additionalProperties: rest } = schema;
    // Every integer is a number.
    const types = [type].flat().flatMap((one) => (one === 'number' ? ['number', 'integer'] : [one]));
    fields.set(place, {
      isRequest,
      isRequired,
      types: type === undefined ? null : types,
      values: 'const' in schema ? [schema['const']] : Array.isArray(schema['enum']) ? schema['enum'] : null,
    });
    for (const [key, property] of entriesOf(schema['properties'])) {
      add(`${place}.${key}`, property, isRequest, asList(schema['required']).includes(key));
    }
    if (items !== undefined) add(`${place}.*`, items, isRequest);
    if (isJsonObject(rest)) add(`${place}.*`, rest, isRequest);
    for (const [index, choice] of asList(schema['anyOf']).entries())
      add(`${place}.${index}`, choice, isRequest);
  };

  const addContent = (place: string, value: unknown, isRequest: boolean) => {
    const json = asObject(asObject(resolved(value)['content'])['application/json']);
    if (json['schema'] !== undefined) add(place, json['schema'], isRequest);
  };

  for (const [path, methods] of entriesOf(document['paths'])) {
    for (const [method, operation] of entriesOf(methods)) {
      const call = `${method.toUpperCase()} ${path}`;
      const { parameters, requestBody, responses } = asObject(operation);
      for (const { name, schema, required } of asList(parameters).map(resolved)) {
        add(`${call} parameter.${String(name)}`, schema, true, required === true);
      }
      addContent(`${call} request`, requestBody, true);
      for (const [status, response] of entriesOf(responses)) addContent(`${call} ${status}`, response, false);
    }
  }
  for (const [type, message] of entriesOf(asObject(document['components'])['messages'])) {
    add(`message ${type}`, asObject(message)['payload'], type === 'ping');
  }
  return fields;
};

const isWithin = (some: readonly unknown[] | null, all: readonly unknown[] | null): boolean =>
  all === null || (some !== null && some.every((value) => all.includes(value)));

const changesOf = (place: string, before: Field, after: Field): readonly Change[] => {
  // A request of before must still be valid; a response must still be expected.
  const [narrow, wide] = before.isRequest ? [before, after] : [after, before];
  const compared = [
    ['required', before.isRequired, after.isRequired, wide.isRequired && !narrow.isRequired],
    ['type', before.types, after.types, !isWithin(narrow.types, wide.types)],
    ['values', before.values, after.values, !isWithin(narrow.values, wide.values)],
  ] as const;
  return compared
    .map(([name, one, other, isBreaking]) => ({
      name,
      one: JSON.stringify(one),
      other: JSON.stringify(other),
      isBreaking,
    }))
    .filter(({ one, other }) => one !== other)
    .map(({ name, one, other, isBreaking }) => ({ isBreaking, place, what: `${name}: ${one} → ${other}` }));
};

/** Changes of a document. What is within an added or removed part is not listed. */
export const changesBetween = (before: JsonObject, after: JsonObject): readonly Change[] => {
  const [old, current] = [fieldsOf(before), fieldsOf(after)];
  const isPart = (place: string, fields: ReadonlyMap<string, Field>) =>
    !place.includes('.') ||
    fields.has(place.slice(0, place.lastIndexOf('.'))) ||
    place.includes(' parameter.');
  return [...new Set([...old.keys(), ...current.keys()])].flatMap((place): readonly Change[] => {
    const [one, other] = [old.get(place), current.get(place)];
    if (one !== undefined && other !== undefined) return changesOf(place, one, other);
    if (!isPart(place, one === undefined ? old : current)) return [];
    // A failure that no longer occurs breaks no client.
    if (other === undefined) return [{ isBreaking: !/ [45]\d\d$/.test(place), place, what: 'removed' }];
    return [{ isBreaking: other.isRequest && other.isRequired, place, what: 'added' }];
  });
};
