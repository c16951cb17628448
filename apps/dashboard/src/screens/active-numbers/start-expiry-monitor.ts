import { expiryMonitorStarted } from '@sms/domain';
import { scopeBind, type Scope } from 'effector';

/** From now on the cards say which came first, an SMS or the end of its number, whatever page is open meanwhile. */
export const startExpiryMonitor = (scope: Scope): void => scopeBind(expiryMonitorStarted, { scope })();
