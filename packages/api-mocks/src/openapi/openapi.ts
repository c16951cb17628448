import {
  errorResponseSchema,
  IDEMPOTENCY_HEADER,
  operations,
  type DocumentedOperation,
  type OperationName,
} from '@sms/domain/contracts';
import { REQUEST_TIMEOUT_MS } from '@sms/domain/limits';
import { isUnsafe } from '../transport/documented-errors';
import { conventions } from './conventions';
import { commonExamples, errorResponses } from './error-responses';
import { jsonSchemaOf } from './json-schema';

/** A recorded exchange of the simulation. */
export interface RecordedExchange {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | number | undefined>>;
  readonly body: unknown;
  readonly response: unknown;
}

/** One recorded exchange for every operation. */
export type RecordedExchanges = Readonly<Record<OperationName, RecordedExchange>>;

/** The first segment of a path names its area: auth, services, payments, numbers, dashboard. */
const areaOf = (operation: DocumentedOperation): string => operation.path.split('/')[1] ?? '';

const parametersOf = (operation: DocumentedOperation, exchange: RecordedExchange) =>
  (['path', 'query'] as const).flatMap((place) => {
    const schema = place === 'path' ? operation.params : operation.query;
    if (schema === undefined) return [];
    const { properties = {}, required = [] } = jsonSchemaOf(schema);
    const values = place === 'path' ? exchange.params : exchange.query;
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: property,
      ...(values[name] === undefined ? {} : { example: values[name] }),
    }));
  });

const keyParameterOf = ({ hasIdempotencyKey = false }: DocumentedOperation) =>
  hasIdempotencyKey
    ? [
        {
          name: IDEMPOTENCY_HEADER,
          in: 'header',
          required: false,
          description: 'Names this call, the same however often it arrives: it is carried out once.',
          schema: { type: 'string', format: 'uuid' },
        },
      ]
    : [];

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

const describeOperation = (name: string, operation: DocumentedOperation, exchange: RecordedExchange) => ({
  operationId: name,
  summary: `${operation.method} ${operation.path}`,
  tags: [areaOf(operation)],
  description: [
    `Call class \`${operation.callClass}\`.`,
    `The client waits at most ${(operation.timeoutMs ?? REQUEST_TIMEOUT_MS) / 1000} s for the whole answer.`,
  ].join(' '),
  security: [
    {
      ...(operation.anonymous === true ? {} : { accessToken: [] }),
      ...(name === 'refresh' ? { refreshCookie: [] } : {}),
      ...(isUnsafe(operation) ? { antiForgeryToken: [] } : {}),
    },
  ],
  parameters: [...parametersOf(operation, exchange), ...keyParameterOf(operation)],
  ...(operation.body === undefined
    ? {}
    : {
        requestBody: {
          required: true,
          content: { 'application/json': { schema: jsonSchemaOf(operation.body), example: exchange.body } },
        },
      }),
  responses: {
    [name === 'register' ? '201' : '200']: {
      description: 'Success',
      ...setCookieOf(name),
      content: {
        'application/json': { schema: jsonSchemaOf(operation.response), example: exchange.response },
      },
    },
    ...errorResponses(operation),
  },
});

/** The HTTP half of the contract as OpenAPI 3.1, with recorded examples. */
export const describeHttp = (exchanges: RecordedExchanges) => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, operation] of Object.entries(operations) as [OperationName, DocumentedOperation][]) {
    const methods = (paths[operation.path] ??= {});
    methods[operation.method.toLowerCase()] = describeOperation(name, operation, exchanges[name]);
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
    tags: [...new Set(Object.values(operations).map(areaOf))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Error: jsonSchemaOf(errorResponseSchema) },
      examples: commonExamples,
      securitySchemes: {
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'The access token, valid for 15 minutes.',
        },
        refreshCookie: { type: 'apiKey', in: 'cookie', name: 'refreshToken' },
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
