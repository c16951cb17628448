import { depositRestoreRequested } from '@sms/domain';
import { scopeBind, type Scope } from 'effector';

/**
 * Resumes a deposit that a reload interrupted. Exported by the transactions screen, because the part of the domain that
 * handles the outcome is loaded with that screen and has to be loaded first.
 */
export const restoreDeposit = (scope: Scope): void => scopeBind(depositRestoreRequested, { scope })();
