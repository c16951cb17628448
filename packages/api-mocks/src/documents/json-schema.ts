import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/** A schema of the contract as JSON Schema: the form on the wire, before any reading. */
export const jsonSchemaOf = (schema: GenericSchema) => {
  const { $schema: _dialect, ...jsonSchema } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
  });
  return jsonSchema;
};
