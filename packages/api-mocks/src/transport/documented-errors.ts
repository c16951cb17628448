import { commonErrors } from '@sms/domain/contracts/shared/common-errors';
import type { DocumentedError, DocumentedOperation } from '@sms/domain/contracts/operation';

/** True for a call that needs the anti-forgery token. */
export const isUnsafe = ({ method }: DocumentedOperation): boolean => method !== 'GET';

/** True when a call can return an error that is not its own. */
const isPossible = (operation: DocumentedOperation, code: string, { status }: DocumentedError): boolean => {
  if (code === 'CSRF_ERROR') return isUnsafe(operation);
  if (status === 401) return operation.anonymous !== true;
  // A path of the contract exists, so a 404 is only possible where the operation documents its meaning.
  if (status === 404) return operation.valueOn404 !== undefined;
  if (code !== 'VALIDATION_ERROR') return true;
  // Calls without a body also refuse one that is not JSON.
  return isUnsafe(operation) || (operation.params ?? operation.query) !== undefined;
};

/** Every error that a call can return, by code. Shared by simulation, conformance checks and documents. */
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
