/**
 * Schemas of the server's promise. Each carries its description for the documents, which has no effect on
 * what it accepts. Functions, so that a bundle of the client contains none of them.
 */
import * as v from 'valibot';

type Wire<T> = v.GenericSchema<T>;
type SchemaLike<S extends v.GenericSchema> = v.GenericSchema<v.InferInput<S>, v.InferOutput<S>>;

export const described = <const S extends v.GenericSchema>(schema: S, description: string): SchemaLike<S> =>
  v.pipe(schema, v.description(description));

/** An object that the documents name: it becomes a schema of its own. */
export const entity = <const E extends v.ObjectEntries>(
  title: string,
  description: string,
  entries: E,
): SchemaLike<v.ObjectSchema<E, undefined>> =>
  v.pipe(v.object(entries), v.title(title), v.description(description));

/** A choice that the documents name. Requests with the same values refer to it. */
export const choice = <const T extends readonly string[]>(
  title: string,
  description: string,
  values: T,
): Wire<T[number]> => v.pipe(v.picklist(values), v.title(title), v.description(description));

export const text = (description: string): Wire<string> => described(v.string(), description);

export const flag = (description: string): Wire<boolean> => described(v.boolean(), description);

/** A count, an id or a duration: never a fraction. */
export const integer = (description: string): Wire<number> =>
  v.pipe(v.number(), v.integer(), v.metadata({ format: 'int64' }), v.description(description));

export const constant = <const T extends string | boolean>(value: T, description: string): Wire<T> =>
  described(v.literal(value), description);

export const list = <const S extends v.GenericSchema>(items: S, description: string) =>
  described(v.array(items), description);

export const map = <const S extends v.GenericSchema>(values: S, description: string) =>
  described(v.record(v.string(), values), description);

/** A moment, for example `2025-10-01T12:24:28.000Z`. */
export const moment = (description: string): Wire<string> =>
  v.pipe(v.string(), v.isoTimestamp(), v.description(description));

/** A number that may have a fraction. */
export const decimal = (description: string): Wire<number> =>
  v.pipe(v.number(), v.metadata({ format: 'double' }), v.description(description));

export const usd = (description: string) => decimal(`${description}, in USD.`);

export const naira = (description: string) => decimal(`${description}, in naira.`);

export const percent = (description: string) => decimal(`${description}, in percent from 0 to 100.`);

export const nairaForOneUsd = (description: string) => decimal(`${description}: naira for one US dollar.`);

/** A decimal straight from the database. */
export const decimalText = (description: string): Wire<string> =>
  v.pipe(v.string(), v.metadata({ format: 'decimal' }), v.description(`${description}, as decimal text.`));

const decimalPattern = () => v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/), v.metadata({ format: 'decimal' }));

/** A number, or the same as decimal text: some servers send it straight from the database. */
export const numberOrText = (description: string): Wire<number | string> =>
  described(v.union([v.pipe(v.number(), v.metadata({ format: 'double' })), decimalPattern()]), description);

const succeeded = () => constant(true, 'True for every success.');
const message = () => v.optional(text('What happened, for users.'));

/** The success envelope of the server around `data`. */
export const envelope = <const S extends v.GenericSchema>(data: S) =>
  v.object({ success: succeeded(), data, message: message() });

/** A success with fields of its own beside `success`. */
export const success = <const E extends v.ObjectEntries>(entries: E) =>
  v.object({ success: succeeded(), ...entries });

/** A response of which only the success matters. */
export const acknowledgement = () =>
  entity('Acknowledgement', 'The call was carried out.', { success: succeeded(), message: message() });

/**
 * The body of every failed response (spec §7). `error` is for users; `message` is the same, or reveals
 * internals.
 */
export const errorResponse = () =>
  v.pipe(
    v.looseObject({
      success: constant(false, 'False for every failure.'),
      error: text('What happened, for users.'),
      message: v.optional(text('The same text as `error`. Users do not see it.')),
      code: v.optional(text('What the client decides by. Each call lists its codes.')),
    }),
    v.title('Error'),
    v.description('The body of every failed response (spec §7).'),
  );
