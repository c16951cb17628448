import { depositRestoreRequested } from '@sms/domain';
import { scopeBind, type Scope } from 'effector';

/**
 * Takes up a deposit that a reload interrupted. Given by the payments screen: what becomes of the deposit is heard by
 * that screen's part of the domain, which has to be there first.
 */
export const restoreDeposit = (scope: Scope): void => scopeBind(depositRestoreRequested, { scope })();
