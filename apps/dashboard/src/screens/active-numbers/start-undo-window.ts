import { undoWindowStarted } from '@sms/domain';
import { scopeBind, type Scope } from 'effector';

/** From now on 'Mark Complete' takes effect after five seconds, unless it is undone. */
export const startUndoWindow = (scope: Scope): void => scopeBind(undoWindowStarted, { scope })();
