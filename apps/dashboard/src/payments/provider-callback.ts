import type { ProviderCallback } from '@sms/domain/payments/callback-query';

let pendingCallback: ProviderCallback | null = null;

/** Keeps the provider callback of the address until the user is signed in. */
export const keepProviderCallback = (callback: ProviderCallback | null): void => {
  pendingCallback = callback;
};

/** True while a provider callback has not been handled. */
export const hasPendingCallback = (): boolean => pendingCallback !== null;

/** Returns the provider callback, once. */
export const takeProviderCallback = (): ProviderCallback | null => {
  const taken = pendingCallback;
  pendingCallback = null;
  return taken;
};
