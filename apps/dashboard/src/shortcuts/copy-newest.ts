import { newestCopyClicked } from '@sms/domain';
import { scopeBind, type Scope } from 'effector';

/** Copies the newest code or the newest number that still waits or has its code. */
export const copyNewest = (scope: Scope, what: 'code' | 'phone'): void =>
  scopeBind(newestCopyClicked, { scope })(what);
