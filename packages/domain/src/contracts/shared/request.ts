/** Fields of requests, with what the server checks. */
import * as v from 'valibot';
import { described, field, optional, text } from './field';
import type { Field, Fields } from './reading';
import { PATH_PARAMETER } from './scalars';

export const checked = <T extends string | number>(
  of: Field<v.GenericSchema<T>, T>,
  ...checks: readonly v.GenericValidation<T>[]
) => field(v.pipe(of.strict, ...checks), { promise: () => v.pipe(of.promise(), ...checks) });

/** A number of a request within limits, both included. */
export const within = (of: Field<v.GenericSchema<number>, number>, least: number, most: number) =>
  checked(of, v.minValue(least), v.maxValue(most));

export const matching = (pattern: RegExp, said: string) => checked(text(said), v.regex(pattern));

export const parameter = (said: string) => matching(PATH_PARAMETER, said);

/** One of several values; the documents refer to the choice that has the same. */
export const oneOf = <const T extends readonly string[]>(values: T, said: string) =>
  field(v.picklist(values), { promise: () => described(v.picklist(values), said) });

/** The query of a call, every field of which may be left out. */
export const query = <const E extends Fields>(fields: E) =>
  Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, optional(one)])) as {
    readonly [K in keyof E]: Omit<E[K], 'promise'> & {
      readonly promise: () => v.OptionalSchema<ReturnType<E[K]['promise']>, undefined>;
    };
  };

/** The schema with which the client checks a request whose fields may all be left out. */
export const partial = <const E extends Fields>(fields: E) =>
  v.object(
    Object.fromEntries(Object.entries(fields).map(([name, { strict }]) => [name, v.optional(strict)])) as {
      readonly [K in keyof E]: v.OptionalSchema<E[K]['strict'], undefined>;
    },
  );
