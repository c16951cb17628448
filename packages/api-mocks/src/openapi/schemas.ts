import { isJsonObject, type JsonObject } from '@sms/domain/contracts/shared/envelope';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/**
 * A schema as JSON Schema: the wire format, before parsing. The documents declare the dialect once for all of
 * them.
 */
export const jsonSchemaOf = (schema: GenericSchema): JsonObject => {
  const { $schema: _, ...jsonSchema } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
  });
  return jsonSchema;
};

/** `string | null` instead of a choice between a schema and null, where the schema is no reference. */
const withNullAsType = (schema: JsonObject): JsonObject => {
  const { anyOf, ...rest } = schema;
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return schema;
  const [value, empty] = anyOf as readonly JsonObject[];
  if (empty?.['type'] !== 'null' || typeof value?.['type'] !== 'string') return schema;
  return { ...value, type: [value['type'], 'null'], ...rest };
};

const anyText = JSON.stringify({ type: 'string' });

/** Generators expect a type beside a constant. */
const withTypeOfConstant = (schema: JsonObject): JsonObject =>
  schema['const'] === undefined ? schema : { type: typeof schema['const'], ...schema };

/** Keys of a map are text anyway. */
const withoutAnyKey = ({ propertyNames, ...schema }: JsonObject): JsonObject =>
  propertyNames === undefined || JSON.stringify(propertyNames) === anyText
    ? schema
    : { ...schema, propertyNames };

/**
 * The named schemas of a document. A schema with a title, and a choice between the values of a named one, is
 * replaced by a reference.
 */
export const createSchemas = () => {
  const named: Record<string, JsonObject> = {};
  const choices = new Map<string, string>();

  /** Names a schema and returns the reference to it. */
  const add = (name: string, schema: JsonObject) => {
    const known = named[name];
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(schema)) {
      throw new Error(`Two schemas have the name ${name}.`);
    }
    named[name] = schema;
    if (schema['enum'] !== undefined) choices.set(JSON.stringify(schema['enum']), name);
    return { $ref: `#/components/schemas/${name}` };
  };

  const simplified = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(simplified);
    if (!isJsonObject(value)) return value;
    const fields = Object.entries(value).map(([key, field]) => [key, simplified(field)]);
    const schema = withNullAsType(
      withTypeOfConstant(withoutAnyKey(Object.fromEntries(fields) as JsonObject)),
    );
    const { title, description, enum: values, ...rest } = schema;
    const described = description === undefined ? {} : { description };
    if (typeof title === 'string')
      return add(title, { ...described, ...rest, ...(values ? { enum: values } : {}) });
    const choice = choices.get(JSON.stringify(values));
    if (choice !== undefined) return { ...described, $ref: `#/components/schemas/${choice}` };
    return { ...described, ...rest, ...(values === undefined ? {} : { enum: values }) };
  };

  /** A schema with references to the named ones in it. */
  const of = (schema: GenericSchema | JsonObject): JsonObject =>
    // An object stays an object.
    simplified('kind' in schema ? jsonSchemaOf(schema as GenericSchema) : schema) as JsonObject;

  return {
    named,
    of,
    /** A reference to a schema, which gets a name and a description unless it has its own. */
    as: (name: string, description: string, schema: GenericSchema | JsonObject): JsonObject => {
      const content = of(schema);
      return '$ref' in content ? content : add(name, { description, ...content });
    },
  };
};

export type Schemas = ReturnType<typeof createSchemas>;
