import {
  IDEMPOTENCY_HEADER,
  isJsonObject,
  type DocumentedOperation,
  type JsonObject,
} from '@sms/domain/contracts';
import type { GenericSchema } from 'valibot';
import { jsonSchemaOf, type Schemas } from './schemas';

/** A part of a request with the descriptions of its fields: the schema of the client decides what is valid. */
const documented = (schema: GenericSchema, { request = {} }: DocumentedOperation) => {
  const { properties, ...rest } = jsonSchemaOf(schema);
  const fields = Object.entries(isJsonObject(properties) ? properties : {}).map(([name, field]) => {
    const description = request[name];
    return [name, { ...(description && jsonSchemaOf(description)), ...(field as JsonObject) }] as const;
  });
  return { ...rest, properties: Object.fromEntries(fields) };
};

const parametersIn = (place: 'path' | 'query', operation: DocumentedOperation, schemas: Schemas) => {
  const schema = place === 'path' ? operation.params : operation.query;
  if (schema === undefined) return [];
  const { properties, required } = documented(schema, operation) as {
    readonly properties: Readonly<Record<string, JsonObject>>;
    readonly required?: readonly string[];
  };
  return Object.entries(properties).map(([name, { description, ...property }]) => ({
    name,
    in: place,
    required: place === 'path' || required?.includes(name) === true,
    description,
    schema: schemas.of(property),
  }));
};

/** Carried by every call with an idempotency key. */
export const keyParameter = {
  name: IDEMPOTENCY_HEADER,
  in: 'header',
  required: false,
  description: 'Names this call, the same however often it arrives: it is carried out once.',
  schema: { type: 'string', format: 'uuid' },
};

/** The parameters of a call. */
export const parametersOf = (operation: DocumentedOperation, schemas: Schemas) => [
  ...parametersIn('path', operation, schemas),
  ...parametersIn('query', operation, schemas),
  ...(operation.hasIdempotencyKey === true ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
];

/** The body of a call, if it has one. */
export const bodyOf = (name: string, operation: DocumentedOperation, schemas: Schemas) => {
  if (operation.body === undefined) return {};
  const schema = schemas.as(
    name,
    `Body of \`${operation.method} ${operation.path}\`.`,
    documented(operation.body, operation),
  );
  return { requestBody: { required: true, content: { 'application/json': { schema } } } };
};
