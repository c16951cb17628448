import { parseProviderCallback, type ProviderCallback } from '@sms/domain/rules';

let pendingCallback: ProviderCallback | null = null;

/**
 * Takes the payment provider's parameters out of the address, before the first request, and keeps them until the user
 * is signed in (spec §2).
 */
export const captureProviderCallback = (): void => {
  const found = parseProviderCallback(window.location.href);
  if (found === null) return;
  history.replaceState(history.state, '', found.address);
  pendingCallback = found.paymentReturn;
};

/** True while a provider callback has not been handled. */
export const hasPendingCallback = (): boolean => pendingCallback !== null;

/** Returns the provider callback, once. */
export const takeProviderCallback = (): ProviderCallback | null => {
  const taken = pendingCallback;
  pendingCallback = null;
  return taken;
};
