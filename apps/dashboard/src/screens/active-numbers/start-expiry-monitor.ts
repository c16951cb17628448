import { expiryMonitorStarted } from '@sms/domain';
import { scopeBind, type Scope } from 'effector';

/**
 * From now on the cards record which came first, an SMS or the expiry, whatever page is open meanwhile. A file of its
 * own: every page would load what another chunk of the cards shares with this one (decision 0012).
 */
export const startExpiryMonitor = (scope: Scope): void => scopeBind(expiryMonitorStarted, { scope })();
