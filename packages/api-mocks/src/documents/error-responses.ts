import { commonErrors, type DocumentedError, type DocumentedOperation } from '@sms/domain/contracts';

/** Whether a call carries the anti-forgery token. */
export const isUnsafe = (operation: DocumentedOperation): boolean => operation.method !== 'GET';

type CodedError = readonly [code: string, error: DocumentedError];

const errorExample = ([code, { text }]: CodedError) => ({
  value: { success: false, error: text, message: text, code },
});

/** An error any call can answer with is shown once for all of them. */
const exampleOf = (error: CodedError) =>
  Object.hasOwn(commonErrors, error[0]) ? { $ref: `#/components/examples/${error[0]}` } : errorExample(error);

const describeErrors = (status: number, errors: readonly CodedError[]) => ({
  description: errors.map(([code, { text }]) => `\`${code}\`: ${text}`).join('\n\n'),
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

/** Every error of a call by status, including those that any call can answer with. */
export const errorResponses = (operation: DocumentedOperation) => {
  const signedIn = operation.anonymous !== true;
  const hasContent = (operation.params ?? operation.query ?? operation.body) !== undefined;
  const shared = Object.entries(commonErrors).filter(
    ([code, { status }]) =>
      (status !== 401 || signedIn) &&
      (code !== 'CSRF_ERROR' || isUnsafe(operation)) &&
      (code !== 'VALIDATION_ERROR' || hasContent) &&
      status !== 404,
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

/** The errors any call can answer with, as examples by their code. */
export const commonExamples = Object.fromEntries(
  Object.entries(commonErrors).map((error) => [error[0], errorExample(error)]),
);
