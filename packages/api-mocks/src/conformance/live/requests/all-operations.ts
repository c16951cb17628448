import { operations, type DocumentedOperation, type OperationName } from '@sms/domain/contracts';

/** Every call of the contract by name. */
export const all = Object.entries(operations) as [OperationName, DocumentedOperation][];

/** Whether a call may change something: it is made with a session only where writes are asked for. */
export const isWrite = ({ callClass }: DocumentedOperation): boolean =>
  callClass === 'money' || callClass === 'idempotent';
