import { commonErrors, type DocumentedError, type DocumentedOperation } from '@sms/domain/contracts';
import { documentedErrors } from '../transport/documented-errors';

type CodedError = readonly [code: string, error: DocumentedError];

const errorExample = ([code, { text }]: CodedError) => ({
  value: { success: false, error: text, message: text, code },
});

const shared: Readonly<Record<string, DocumentedError>> = commonErrors;

/** An error that any call can return is shown once for all of them. */
const exampleOf = (error: CodedError) =>
  shared[error[0]] === error[1] ? { $ref: `#/components/examples/${error[0]}` } : errorExample(error);

/** The meaning of a 404 that is not an error. */
const meaningOf = (status: number, { valueOn404 }: DocumentedOperation): readonly string[] =>
  status === 404 && valueOn404 !== undefined
    ? [`The client reads it as \`${JSON.stringify(valueOn404)}\`.`]
    : [];

const describeErrors = (operation: DocumentedOperation, status: number, errors: readonly CodedError[]) => ({
  description: [
    ...errors.map(([code, { text }]) => `\`${code}\`: ${text}`),
    ...meaningOf(status, operation),
  ].join('\n\n'),
  ...(status === 429
    ? { headers: { 'Retry-After': { description: 'Whole seconds to wait', schema: { type: 'integer' } } } }
    : {}),
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Error' },
      examples: Object.fromEntries(errors.map((error) => [error[0], exampleOf(error)])),
    },
  },
});

/** Every error of a call by status, including those that any call can return. */
export const errorResponses = (operation: DocumentedOperation) => {
  const errors: readonly CodedError[] = Object.entries(documentedErrors(operation));
  const statuses = [...new Set(errors.map(([, { status }]) => status))];
  return Object.fromEntries(
    statuses.map((status) => {
      const entries = errors.filter(([, error]) => error.status === status);
      return [String(status), describeErrors(operation, status, entries)];
    }),
  );
};

/** The errors that any call can return, as examples by their code. */
export const commonExamples = Object.fromEntries(
  Object.entries(commonErrors).map((error) => [error[0], errorExample(error)]),
);
