import { parseProviderCallback, type ProviderCallback } from '@sms/domain/rules';

let pendingCallback: ProviderCallback | null = null;

/**
 * Takes the payment provider's parameters out of the address, before anything is asked of the server, and keeps
 * them until somebody is signed in (spec §2).
 */
export const captureProviderCallback = (): void => {
  const found = parseProviderCallback(window.location.href);
  if (found === null) return;
  history.replaceState(history.state, '', found.address);
  pendingCallback = found.paymentReturn;
};

/** Whether a return waits to be dealt with. */
export const hasPendingCallback = (): boolean => pendingCallback !== null;

/** Hands out the return, once. */
export const takeProviderCallback = (): ProviderCallback | null => {
  const taken = pendingCallback;
  pendingCallback = null;
  return taken;
};
