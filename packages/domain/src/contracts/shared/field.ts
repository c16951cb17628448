/**
 * A field of a call or a message, said once: what the server promises to send, described, and how the client
 * reads what arrives. Numbers are in `figure.ts`, requests in `request.ts`. The page's build leaves out
 * promises and descriptions (apps/dashboard/vite/leave-out-promises.ts): parameters called `title` and
 * `said`, and every text given to a function of the three modules.
 */
import * as v from 'valibot';
import { readRow, unread, type Field, type Fields } from './reading';
import * as read from './scalars';

/** What the server sends for a field. */
export type SentOf<F extends Field> = v.InferInput<ReturnType<F['promise']>>;

/** What the client reads of a field that is there. */
export type ReadOf<F extends Field> = v.InferOutput<F['strict']>;

type Promises<E extends Fields> = { readonly [K in keyof E]: ReturnType<E[K]['promise']> };

/** Several fields as the server sends them. */
export type ObjectOf<E extends Fields> = v.ObjectSchema<Promises<E>, undefined>;

/** A field that is null for the client where it is missing or broken. */
export const field = <P extends v.GenericSchema, S>(
  strict: v.GenericSchema<unknown, S>,
  of: { readonly promise: () => P },
): Field<P, S, S | null> => ({ ...of, strict, read: read.orNull(strict) });

interface KindPromise<T> {
  readonly promise: () => v.GenericSchema<T>;
  /** End of its descriptions. */
  readonly unit?: string;
}

export const described = <T>(schema: v.GenericSchema<T>, said: string): v.GenericSchema<T> =>
  v.pipe(schema, v.description(said));

/** A kind of field; a description makes a field of it. */
export const kind =
  <T, S>(strict: v.GenericSchema<unknown, S>, of: KindPromise<T>) =>
  (said: string) =>
    field(strict, { promise: () => described(of.promise(), `${said}${of.unit ?? ''}`) });

export const text = kind(v.string(), { promise: v.string });
/** Text for display, cut to the length of a name. */
export const name = kind(read.name, { promise: v.string });
/** An id, a code or a phone number, as text. */
export const reference = kind(read.identifier, { promise: v.string });
export const whole = () => v.pipe(v.number(), v.integer(), v.metadata({ format: 'int64' }));

export const id = kind(read.identifier, { promise: whole });
/** A moment, for example `2025-10-01T12:24:28.000Z`; the client reads ms since 1970. */
export const moment = kind(read.instant, { promise: () => v.pipe(v.string(), v.isoTimestamp()) });
export const flag = kind(v.boolean(), { promise: v.boolean });
export const anything = kind(v.unknown(), { promise: () => v.record(v.string(), v.unknown()) });

/** The one possible value, of which the client learns nothing. */
export const constant = <const T extends string | boolean>(value: T, said: string) =>
  field(v.unknown(), { promise: () => described(v.literal(value), said) });

/** A choice that the documents name. The client reads any text: a server may know more of them. */
export const choice = <const T extends readonly string[]>(title: string, said: string, values: T) =>
  field(v.string(), { promise: () => described(v.pipe(v.picklist(values), v.title(title)), said) });

/** The schema of several fields as the server sends them. */
export const objectOf = <const E extends Fields>(fields: E): ObjectOf<E> =>
  v.object(
    Object.fromEntries(Object.entries(fields).map(([key, { promise }]) => [key, promise()])) as Promises<E>,
  );

/** An object that the documents name. */
export const entity = <const E extends Fields>(title: string, said: string, fields: E) =>
  field(readRow(fields), {
    promise: (): ObjectOf<E> => v.pipe(objectOf(fields), v.title(title), v.description(said)),
  });

/** An object that takes its name from the message it is in. */
export const content = <const E extends Fields>(said: string, fields: E) =>
  field(readRow(fields), { promise: (): ObjectOf<E> => v.pipe(objectOf(fields), v.description(said)) });

/** The same of which the client learns nothing but that it came. The page's build leaves out its fields. */
export const signal = <const E extends Fields>(said: string, promised: E) =>
  field(readRow({}), { promise: () => content(said, promised).promise() });

/** An object with fields that no one knows. */
export const looseEntity = <const E extends Fields>(title: string, said: string, fields: E) =>
  field(v.unknown(), {
    promise: (): v.LooseObjectSchema<Promises<E>, undefined> =>
      v.pipe(v.looseObject(objectOf(fields).entries), v.title(title), v.description(said)),
  });

/** An object without a name of its own. */
export const object = <const E extends Fields>(fields: E) =>
  field(readRow(fields), { promise: () => objectOf(fields) });

export const list = <P extends v.GenericSchema, S>(item: Field<P, S>, said: string) =>
  field(v.array(item.strict), {
    promise: (): v.ArraySchema<P, undefined> => v.pipe(v.array(item.promise()), v.description(said)),
  });

/** Values by a key; `said` only for one that is not itself a value. */
export const map = <P extends v.GenericSchema>(values: Field<P>, said?: string) =>
  field(v.unknown(), {
    promise: (): v.GenericSchema<Record<string, v.InferInput<P>>> => {
      const map = v.record(v.string(), values.promise());
      return said === undefined ? map : v.pipe(map, v.description(said));
    },
  });

export const either = <A extends v.GenericSchema, B extends v.GenericSchema>(
  one: Field<A>,
  other: Field<B>,
) => field(v.unknown(), { promise: () => v.union([one.promise(), other.promise()]) });

/** A field that the server sends as null where it has no value. */
export const nullable = <P extends v.GenericSchema, S, R>(of: Field<P, S, R>) => ({
  ...of,
  promise: () => v.nullable(of.promise()),
});

export const optional = <P extends v.GenericSchema, S, R>(of: Field<P, S, R>) => ({
  ...of,
  promise: () => v.optional(of.promise()),
});

const succeeded = () => constant(true, 'True for every success.');
const message = () => optional(text('What happened, for users.'));

/** A success with fields of its own beside `success`. */
export const success = <const E extends Fields>(fields: E) =>
  object({ ...unread({ success: succeeded() }), ...fields });

export const envelope = <P extends v.GenericSchema>(data: Field<P>) =>
  object({ success: succeeded(), data, message: message() });

/** The same with an object that the documents name. */
export const enveloped = <const E extends Fields>(title: string, said: string, fields: E) =>
  envelope(entity(title, said, fields));

/** The body of every failed response (spec §7). `message` may reveal internals. */
export const errorResponse = () =>
  looseEntity('Error', 'The body of every failed response (spec §7).', {
    success: constant(false, 'False for every failure.'),
    error: text('What happened, for users.'),
    message: optional(text('The same text as `error`. Users do not see it.')),
    code: optional(text('What the client decides by. Each call lists its codes.')),
  });

export const acknowledgement = () =>
  entity('Acknowledgement', 'The call was carried out.', { success: succeeded(), message: message() });
