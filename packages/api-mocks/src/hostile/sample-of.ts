import type * as v from 'valibot';
import { knownSchema, unknownKind } from './with-texts';

/** For texts of a certain format: the first that fits. */
const FORMS = ['2026-03-02T12:00:00.000Z', '1'];

/** The smallest valid value of a schema that has all of its fields. */
export const sampleOf = (schema: v.GenericSchema): unknown => {
  const known = knownSchema(schema);
  switch (known.type) {
    case 'object':
    case 'loose_object':
      return Object.fromEntries(Object.entries(known.entries).map(([key, field]) => [key, sampleOf(field)]));
    case 'array':
      return [sampleOf(known.item)];
    case 'record':
      return { 1: sampleOf(known.value) };
    case 'union':
      return known.options[0] && sampleOf(known.options[0]);
    case 'nullable':
    case 'optional':
      return sampleOf(known.wrapped);
    case 'string':
      return 'pipe' in schema ? FORMS.find((text) => !schema['~run']({ value: text }, {}).issues) : 'text';
    case 'literal':
      return known.literal;
    case 'picklist':
      return known.options[0];
    case 'number':
      return 1;
    case 'boolean':
      return true;
    case 'unknown':
      return null;
    default:
      return unknownKind(known);
  }
};
