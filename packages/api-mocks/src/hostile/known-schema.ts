import type * as v from 'valibot';

/** The kinds of schema that the contract uses. */
export type KnownSchema =
  | v.ObjectSchema<v.ObjectEntries, undefined>
  | v.LooseObjectSchema<v.ObjectEntries, undefined>
  | v.ArraySchema<v.GenericSchema, undefined>
  | v.RecordSchema<v.GenericSchema<string, string>, v.GenericSchema, undefined>
  | v.UnionSchema<readonly v.GenericSchema[], undefined>
  | v.NullableSchema<v.GenericSchema, undefined>
  | v.OptionalSchema<v.GenericSchema, undefined>
  | v.StringSchema<undefined>
  | v.LiteralSchema<v.Literal, undefined>
  | v.PicklistSchema<readonly string[], undefined>
  | v.NumberSchema<undefined>
  | v.BooleanSchema<undefined>
  | v.UnknownSchema;

/** A schema by its kind. Code that takes schemas apart must handle every kind, so that none goes untested. */
export const knownSchema = (schema: v.GenericSchema): KnownSchema => schema as unknown as KnownSchema;

/** For an unsupported kind of schema. */
export const unknownKind = (schema: never): never => {
  throw new Error(`Unsupported kind of schema: '${(schema as v.GenericSchema).type}'`);
};
