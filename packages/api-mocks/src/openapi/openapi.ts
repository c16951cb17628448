import { errorResponseSchema, operations, type DocumentedOperation } from '@sms/domain/contracts';
import { REQUEST_TIMEOUT_MS } from '@sms/domain/limits';
import { isUnsafe } from '../transport/documented-errors';
import { conventions } from './conventions';
import { commonExamples, commonResponses, errorResponses, retryAfter } from './error-responses';
import { bodyOf, keyParameter, parametersOf } from './requests';
import { createSchemas, type Schemas } from './schemas';

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
