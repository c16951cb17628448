import * as v from 'valibot';
import { isJsonObject, ownField } from '@sms/domain/contracts/shared/envelope';

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

/** A place in a response for a text. */
export interface TextPlace {
  /** Its keys, with `*` for any entry of a list and `{key}` for a key of a map: `data.*.sms_text`. */
  readonly path: string;
  /** Index in the innermost list. */
  readonly row: number;
  /** True when the contract allows any text; otherwise it requires a format, an enum value, or no text. */
  readonly isFree: boolean;
}

/** The text for a place; undefined leaves it unchanged. */
export type ChooseText = (place: TextPlace) => string | undefined;

const below = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/** True for a text of a required format; a description alone requires none. */
const isChecked = (schema: v.GenericSchema): boolean =>
  'pipe' in schema &&
  (schema.pipe as readonly v.GenericPipeItem[]).some(
    (item) => item.kind === 'validation' || (item.kind === 'schema' && isChecked(item)),
  );

/** Replaces texts in a value, at every place its schema has for one. */
export const withTexts = (
  schema: v.GenericSchema,
  value: unknown,
  choose: ChooseText,
  path = '',
  row = 0,
): unknown => {
  const known = knownSchema(schema);
  switch (known.type) {
    case 'object':
    case 'loose_object': {
      if (!isJsonObject(value)) return value;
      const fields = Object.entries(known.entries).map(
        ([key, field]) =>
          [key, withTexts(field, ownField(value, key), choose, below(path, key), row)] as const,
      );
      return { ...value, ...Object.fromEntries(fields.filter(([, field]) => field !== undefined)) };
    }
    case 'array':
      return Array.isArray(value)
        ? value.map((item: unknown, index) => withTexts(known.item, item, choose, below(path, '*'), index))
        : value;
    case 'record': {
      if (!isJsonObject(value)) return value;
      const entries = Object.entries(value).map(
        ([key, entry]) => [key, withTexts(known.value, entry, choose, below(path, '*'), row)] as const,
      );
      const key = choose({ path: below(path, '{key}'), row, isFree: true });
      return Object.fromEntries(
        key === undefined ? entries : [...entries, ...entries.slice(0, 1).map(([, entry]) => [key, entry])],
      );
    }
    case 'union': {
      const option = known.options.find((one) => v.is(one, value)) ?? known.options[0];
      return option === undefined ? value : withTexts(option, value, choose, path, row);
    }
    case 'nullable':
    case 'optional':
      return withTexts(known.wrapped, value, choose, path, row);
    case 'string':
      return choose({ path, row, isFree: !isChecked(schema) }) ?? value;
    case 'unknown':
      return choose({ path, row, isFree: true }) ?? value;
    case 'literal':
    case 'picklist':
    case 'number':
    case 'boolean':
      return choose({ path, row, isFree: false }) ?? value;
    default:
      return unknownKind(known);
  }
};
