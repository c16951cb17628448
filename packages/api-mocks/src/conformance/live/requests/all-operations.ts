import { operations, type DocumentedOperation, type OperationName } from '@sms/domain/contracts';

/** Every call of the contract by name. */
export const all = Object.entries(operations) as [OperationName, DocumentedOperation][];

/** True when a call may change data: it is made with a session only where writes are enabled. */
export const isWrite = ({ callClass }: DocumentedOperation): boolean =>
  callClass === 'money' || callClass === 'idempotent';
