import {
  commonErrors,
  errorAnswer,
  operations,
  type DocumentedError,
  type Operation,
  type OperationName,
} from '@sms/domain/contracts';
import { REQUEST_TIMEOUT_MS } from '@sms/domain/limits';
import { jsonSchemaOf } from './json-schema';

/** An exchange the simulation really had. */
export interface RecordedExchange {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | number | undefined>>;
  readonly body: unknown;
  readonly answer: unknown;
}

/** One recorded exchange for every operation. */
export type RecordedExchanges = Readonly<Record<OperationName, RecordedExchange>>;

/** The first segment of a path names its area: auth, services, payments, numbers, dashboard. */
const areaOf = (operation: Operation): string => operation.path.split('/')[1] ?? '';

const parametersOf = (operation: Operation, exchange: RecordedExchange) =>
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

const isUnsafe = (operation: Operation): boolean => operation.method !== 'GET';

type CodedError = readonly [code: string, error: DocumentedError];

const describeErrors = (status: number, errors: readonly CodedError[]) => ({
  description: errors.map(([code, { text }]) => `\`${code}\`: ${text}`).join('\n\n'),
  ...(status === 429
    ? { headers: { 'Retry-After': { description: 'Whole seconds to wait', schema: { type: 'integer' } } } }
    : {}),
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Error' },
      examples: Object.fromEntries(
        errors.map(([code, { text }]) => [
          code,
          { value: { success: false, error: text, message: text, code } },
        ]),
      ),
    },
  },
});

/** Every error of a call, those any call can answer with included, by status. */
const errorResponses = (operation: Operation) => {
  const signedIn = operation.anonymous !== true;
  const shared = Object.entries(commonErrors).filter(
    ([code, { status }]) =>
      (status !== 401 || signedIn) && (code !== 'CSRF_ERROR' || isUnsafe(operation)) && status !== 404,
  );
  const errors: readonly CodedError[] = [...shared, ...Object.entries(operation.errors)];
  const statuses = [...new Set(errors.map(([, { status }]) => status))];
  return Object.fromEntries(
    statuses.map((status) => {
      const entries = errors.filter(([, error]) => error.status === status);
      return [String(status), describeErrors(status, entries)];
    }),
  );
};
const describeOperation = (name: string, operation: Operation, exchange: RecordedExchange) => ({
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
  parameters: parametersOf(operation, exchange),
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
      content: { 'application/json': { schema: jsonSchemaOf(operation.answer), example: exchange.answer } },
    },
    ...errorResponses(operation),
  },
});

/** The HTTP half of the contract as OpenAPI 3.1, with examples the simulation really gave. */
export const describeHttp = (exchanges: RecordedExchanges) => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, operation] of Object.entries(operations) as [OperationName, Operation][]) {
    const methods = (paths[operation.path] ??= {});
    methods[operation.method.toLowerCase()] = describeOperation(name, operation, exchanges[name]);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'SMS Dashboard API',
      version: '1.0.0',
      description:
        'Every call the dashboard makes. Generated from packages/domain/src/contracts; do not edit by hand.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/api', description: 'The same origin as the dashboard' }],
    tags: [...new Set(Object.values(operations).map(areaOf))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Error: jsonSchemaOf(errorAnswer) },
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
