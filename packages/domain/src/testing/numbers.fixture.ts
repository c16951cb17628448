import { createWatch, fork, scopeBind, type EventCallable } from 'effector';
import { vi } from 'vitest';
import type { ApiError } from '../api/api-error';
import { $apiClient } from '../api/operation-fx';
import type { PurchasedNumber } from '../contracts';
import { $ports, noBrowser } from '../ports';
import { aBalance, aNumber, createFakeApiClient, type FakeCalls } from '.';
import { toastRequested, type ToastRequest } from '../features/toasts';

/** An answer with an error status. */
export const rejected = (
  status: number,
  text: string | null,
  retryAfterS: number | null = null,
): ApiError => ({
  kind: 'rejected',
  status,
  code: null,
  text,
  details: {},
  retryAfterS,
});

/** A screen of active numbers whose server lists `list.numbers`; all other calls are answered by `calls`. */
export const openScreen = (numbers: readonly PurchasedNumber[] = [aNumber()], calls: FakeCalls = {}) => {
  const list = { numbers };
  const toasts: ToastRequest[] = [];
  const clipboard: string[] = [];
  const client = createFakeApiClient({
    activeNumbers: () => ({ numbers: [...list.numbers], pagination: null }),
    balance: () => aBalance(5),
    ...calls,
  });
  const scope = fork({
    values: [
      [$apiClient, client],
      [$ports, { ...noBrowser, copyText: (text: string) => void clipboard.push(text) }],
    ],
  });
  createWatch({ unit: toastRequested, fn: (toast) => void toasts.push(toast), scope });
  return {
    scope,
    list,
    toasts,
    clipboard,
    /** Fires an event without waiting for its effects. */
    fire: <T>(unit: EventCallable<T>, params: NoInfer<T>) => {
      scopeBind(unit, { scope })(params);
    },
    countOf: (name: string) => client.made.filter((call) => call.name === name).length,
  };
};

/** Lets time pass. */
export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
