import { commonErrors, type DocumentedError, type DocumentedOperation } from '@sms/domain/contracts';

/** True for a call that carries the anti-forgery token. */
export const isUnsafe = ({ method }: DocumentedOperation): boolean => method !== 'GET';

/** Whether a call can answer with an error that is not its own. */
const isPossible = (operation: DocumentedOperation, code: string, { status }: DocumentedError): boolean => {
  if (code === 'CSRF_ERROR') return isUnsafe(operation);
  if (status === 401) return operation.anonymous !== true;
  // A path of the contract exists, so a 404 is only possible where the operation says what it means.
  if (status === 404) return operation.valueOn404 !== undefined;
  if (code !== 'VALIDATION_ERROR') return true;
  // A body that is not JSON is refused by calls without content of their own as well.
  return isUnsafe(operation) || (operation.params ?? operation.query) !== undefined;
};

/** Every error that a call can answer with, by code. Simulation, conformance checks and documents share it. */
export const documentedErrors = (
  operation: DocumentedOperation,
): Readonly<Record<string, DocumentedError>> => ({
  ...Object.fromEntries(
    Object.entries<DocumentedError>(commonErrors).filter(([code, error]) =>
      isPossible(operation, code, error),
    ),
  ),
  ...operation.errors,
});
