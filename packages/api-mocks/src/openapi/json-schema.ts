import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/** A schema of the contract as JSON Schema: the wire format, before parsing. */
export const jsonSchemaOf = (schema: GenericSchema) => {
  const jsonSchema = toJsonSchema(schema, { target: 'draft-2020-12', typeMode: 'input' });
  // Both documents declare the dialect once for all of their schemas.
  delete jsonSchema.$schema;
  return jsonSchema;
};
