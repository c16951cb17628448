import { commonErrors } from '@sms/domain/contracts/shared/common-errors';
import type { DocumentedError, DocumentedOperation } from '@sms/domain/contracts/operation';
import { documentedErrors } from '../transport/documented-errors';

type CodedError = readonly [code: string, error: DocumentedError];

const errorExample = ([code, { text }]: CodedError) => ({
  value: { success: false, error: text, message: text, code },
});

const shared: Readonly<Record<string, DocumentedError>> = commonErrors;

/** An error that any call can return is shown once for all of them. */
const exampleOf = (error: CodedError) =>
  isShared(error) ? { $ref: `#/components/examples/${error[0]}` } : errorExample(error);

/** The meaning of a 404 that is not an error. */
const meaningOf = (status: number, { valueOn404 }: DocumentedOperation): readonly string[] =>
  status === 404 && valueOn404 !== undefined
    ? [`The client reads it as \`${JSON.stringify(valueOn404)}\`.`]
    : [];

/** Sent with every 429. */
export const retryAfter = { description: 'Whole seconds to wait.', schema: { type: 'integer' } };

const describeErrors = (status: number, errors: readonly CodedError[], meaning: readonly string[] = []) => ({
  description: [...errors.map(([code, { text }]) => `\`${code}\`: ${text}`), ...meaning].join('\n\n'),
  ...(status === 429 ? { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } } : {}),
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Error' },
      examples: Object.fromEntries(errors.map((error) => [error[0], exampleOf(error)])),
    },
  },
});

/** Names of the responses that most calls share, by status. */
const sharedNames: Readonly<Record<number, string>> = {
  400: 'InvalidContent',
  401: 'Unauthorized',
  403: 'InvalidCsrfToken',
  429: 'RateLimited',
  500: 'InternalError',
};

const isShared = ([code, error]: CodedError): boolean => shared[code] === error;

/** Responses that most calls share, by name. */
export const commonResponses = Object.fromEntries(
  Object.entries(sharedNames).map(([status, name]) => {
    const errors = Object.entries(shared).filter(([, error]) => error.status === Number(status));
    return [name, describeErrors(Number(status), errors)];
  }),
);

/** Every error of a call by status, including those that any call can return. */
export const errorResponses = (operation: DocumentedOperation) => {
  const errors: readonly CodedError[] = Object.entries(documentedErrors(operation));
  const statuses = [...new Set(errors.map(([, { status }]) => status))];
  return Object.fromEntries(
    statuses.map((status) => {
      const entries = errors.filter(([, error]) => error.status === status);
      const name = entries.every(isShared) ? sharedNames[status] : undefined;
      return [
        String(status),
        name === undefined
          ? describeErrors(status, entries, meaningOf(status, operation))
          : { $ref: `#/components/responses/${name}` },
      ];
    }),
  );
};

/** The errors that any call can return, as examples by their code. */
export const commonExamples = Object.fromEntries(
  Object.entries(commonErrors).map((error) => [error[0], errorExample(error)]),
);
