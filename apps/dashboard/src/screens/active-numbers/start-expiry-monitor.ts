import { expiryMonitorStarted } from '@sms/domain';
import { scopeBind, type Scope } from 'effector';

/** From now on the cards record which came first, an SMS or the expiry, whatever page is open meanwhile. */
export const startExpiryMonitor = (scope: Scope): void => scopeBind(expiryMonitorStarted, { scope })();
