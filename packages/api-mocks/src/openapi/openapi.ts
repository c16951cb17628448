import { errorResponseSchema, operations } from '@sms/domain/contracts/operations';
import { type DocumentedOperation, IDEMPOTENCY_HEADER } from '@sms/domain/contracts/operation';
import type { JsonObject } from '@sms/domain/contracts/shared/envelope';
import { REQUEST_TIMEOUT_MS } from '@sms/domain/limits/spec';
import { isUnsafe } from '../transport/documented-errors';
import { commonExamples, commonResponses, errorResponses, retryAfter } from './error-responses';
import { createSchemas, type Schemas, jsonSchemaOf } from './schemas';

const parametersIn = (place: 'path' | 'query', operation: DocumentedOperation, schemas: Schemas) => {
  const schema = place === 'path' ? operation.params : operation.query;
  if (schema === undefined) return [];
  const { properties, required } = jsonSchemaOf(schema) as {
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
const keyParameter = {
  name: IDEMPOTENCY_HEADER,
  in: 'header',
  required: false,
  description: 'Names this call, the same however often it arrives: it is carried out once.',
  schema: { type: 'string', format: 'uuid' },
};

/** The parameters of a call. */
const parametersOf = (operation: DocumentedOperation, schemas: Schemas) => [
  ...parametersIn('path', operation, schemas),
  ...parametersIn('query', operation, schemas),
  ...(operation.hasIdempotencyKey === true ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
];

/** The body of a call, if it has one. */
const bodyOf = (name: string, operation: DocumentedOperation, schemas: Schemas) => {
  if (operation.body === undefined) return {};
  const schema = schemas.as(name, `Body of \`${operation.method} ${operation.path}\`.`, operation.body);
  return { requestBody: { required: true, content: { 'application/json': { schema } } } };
};

/** Conventions of every call, for server developers: the introduction of the OpenAPI document. */
const conventions = `Every call the dashboard makes. Generated from packages/domain/src/contracts; do not edit by hand.

**Envelope.** Success: \`{ success: true, data?, message?, pagination? }\`; the session calls answer with fields beside
\`success\`, the dashboard calls without an envelope. Failure: \`{ success: false, error, message, code }\`, where
\`error\` and \`message\` carry the same human text and \`code\` is what the client decides by.

**Bodies.** JSON, with \`Content-Type: application/json\`. A body of any other type is ignored, so that a call which needs
one is refused with 400 \`VALIDATION_ERROR\`.

**Sign-in.** The access token lives for 15 minutes and is sent as \`Authorization: Bearer …\`; the client keeps it in
memory only. Signing in and registering also set the cookie \`refreshToken\` (7 days, path \`/api/auth/refresh\`,
httpOnly), which \`POST /auth/refresh\` turns into a new access token without changing the cookie. On 401 the client
refreshes once and repeats the call once.

**Anti-forgery.** \`GET /csrf-token\` sets the cookie \`_csrf\` (httpOnly) and answers with the token that belongs to it.
Every POST, PUT, PATCH and DELETE carries that token as \`X-CSRF-Token\`. The server checks it on \`/numbers\`,
\`/payments\` and \`/dashboard\`, before anything else, and refuses with 403 \`CSRF_ERROR\`; the client then fetches a new
token and repeats the call once. \`/health\` carries the header \`X-Skip-Auth-Interceptor: true\`.

**Duplicate calls.** Over HTTP/1.1 a browser itself resends a POST when a reused connection breaks before the response
arrives. Calls that move money therefore carry an \`Idempotency-Key\`, a UUID for each click, with which a server may
execute the call once: the same key of the same user on the same path gets the same response. To an API of another
origin the client sends it only if it is configured to, since that origin has to allow the header.

**Order of checks.** Anti-forgery, sign-in, rate limits, content, and only then the call itself.

**Values.** Ids of users, numbers and deposits are JSON numbers; activation ids, transaction references, country,
service and operator codes are text. Moments are ISO 8601 in UTC; what has not happened is null. Money in USD and naira is
a JSON number, except in the list of deposits, where it is text. An unset filter is left out of the query.

**Rate limits.** 429 with \`Retry-After\` in whole seconds.

**Other origins.** Listed origins may call with credentials; a preflight is answered with 204; any other origin gets
403 \`{ success: false, error: "CORS error" }\`.

**Payments.** \`payment_link\` leads to the payment provider, whose page returns to \`/transactions\` of the dashboard with
\`status\` (\`successful\`, \`completed\`, \`cancelled\` or \`failed\`), \`tx_ref\` and, unless cancelled, \`transaction_id\`.
The client trusts none of them and calls \`GET /payments/status/{txRef}\` and \`POST /payments/verify/{txRef}\`.`;

/** The areas of the API with their descriptions. */
const areas: Readonly<Record<string, string>> = {
  system: 'State of the server and protection against forged calls.',
  auth: 'Accounts and sessions.',
  services: 'The catalogue: services, countries, operators, prices and stock.',
  payments: 'Balance, exchange rate and deposits.',
  numbers: 'Buying numbers, reading their SMS, and subscriptions.',
  dashboard: 'Figures and recent activity.',
};

/** The first segment of a path names its area. */
const areaOf = ({ path }: DocumentedOperation): string => {
  const [, segment = ''] = path.split('/');
  return segment in areas ? segment : 'system';
};

/** Cookies that a success sets, by call. */
const COOKIES: Readonly<Record<string, string>> = {
  login: 'refreshToken',
  register: 'refreshToken',
  csrfToken: '_csrf',
};

const setCookieOf = (name: string) => {
  const cookie = COOKIES[name];
  if (cookie === undefined) return {};
  const schema = { type: 'string' };
  return { headers: { 'Set-Cookie': { description: `Sets \`${cookie}\` (httpOnly)`, schema } } };
};

const describeOperation = (name: string, operation: DocumentedOperation, schemas: Schemas) => {
  const { method, path, callClass, timeoutMs = REQUEST_TIMEOUT_MS } = operation;
  const typeName = name.charAt(0).toUpperCase() + name.slice(1);
  const schema = schemas.as(`${typeName}Response`, `Response of \`${method} ${path}\`.`, operation.response);
  return {
    operationId: name,
    summary: operation.summary,
    tags: [areaOf(operation)],
    description: `Call class \`${callClass}\`. The client waits at most ${timeoutMs / 1000} s for the whole answer.`,
    security: [
      {
        ...(operation.anonymous === true ? {} : { accessToken: [] }),
        ...(name === 'refresh' ? { refreshCookie: [] } : {}),
        ...(isUnsafe(operation) ? { antiForgeryToken: [] } : {}),
      },
    ],
    parameters: parametersOf(operation, schemas),
    ...bodyOf(`${typeName}Request`, operation, schemas),
    responses: {
      [name === 'register' ? '201' : '200']: {
        description: 'Success',
        ...setCookieOf(name),
        content: { 'application/json': { schema } },
      },
      ...errorResponses(operation),
    },
  };
};

/** The HTTP half of the contract as OpenAPI 3.1. */
export const describeHttp = () => {
  const paths: Record<string, Record<string, unknown>> = {};
  const schemas = createSchemas();
  schemas.of(errorResponseSchema);
  // Responses name the choices that requests refer to.
  for (const { response } of Object.values(operations)) schemas.of(response);
  for (const [name, operation] of Object.entries<DocumentedOperation>(operations)) {
    const methods = (paths[operation.path] ??= {});
    methods[operation.method.toLowerCase()] = describeOperation(name, operation, schemas);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'SMS Dashboard API',
      version: '1.0.0',
      description: conventions,
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/api', description: 'The same origin as the dashboard' }],
    tags: Object.entries(areas).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: schemas.named,
      responses: commonResponses,
      headers: { RetryAfter: retryAfter },
      parameters: { IdempotencyKey: keyParameter },
      examples: commonExamples,
      securitySchemes: {
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'The access token, valid for 15 minutes.',
        },
        refreshCookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'refreshToken',
          description: 'Set by signing in and registering, valid for 7 days.',
        },
        antiForgeryToken: {
          type: 'apiKey',
          in: 'header',
          name: 'X-CSRF-Token',
          description: 'From GET /csrf-token; on every POST, PUT, PATCH and DELETE.',
        },
      },
    },
  };
};
