import { undoWindowStarted } from '@sms/domain';
import { scopeBind, type Scope } from 'effector';

/** From now on 'Mark Complete' is sent after the undo window of five seconds. */
export const startUndoWindow = (scope: Scope): void => scopeBind(undoWindowStarted, { scope })();
