import { createEvent, createStore, sample } from 'effector';
import { sessionEnded } from '../../lib/session-ended';
import { createFireLaterFx } from '../../lib/fire-later';
import { TOAST_DURATIONS_MS, TOAST_LIMIT } from '../../limits';

/** What a toast is about. */
export type ToastTone = 'success' | 'error' | 'info' | 'warning' | 'loading';

/** A request to show a toast. */
export interface ToastRequest {
  readonly tone: ToastTone;
  readonly text: string;
  /** How long it stays, in ms. Default: the duration of its tone (spec §9). */
  readonly durationMs?: number;
  /** What it is about, for example the service and the number of a code. */
  readonly about?: string;
  /** The code it tells, which the user can copy from it. */
  readonly code?: string;
}

/** Builds a request to show a toast; without `durationMs` it stays as long as its tone says. */
export const toast = (tone: ToastTone, text: string, durationMs?: number): ToastRequest =>
  durationMs === undefined ? { tone, text } : { tone, text, durationMs };

/** A toast on screen. */
export interface Toast extends ToastRequest {
  readonly id: string;
  readonly durationMs: number;
}

/** Shows a toast. */
export const toastRequested = createEvent<ToastRequest>();

/** Takes a toast away, by its id: its time is up or the user closed it. */
export const toastDismissed = createEvent<string>();

/** The user wants the code that a toast tells on the clipboard. */
export const codeCopyClicked = createEvent<string>();

const toastShown = createEvent<Toast>();

/** Takes a toast away when its time is up. A story replaces it, so that its picture does not depend on when it is taken. */
export const dismissLaterFx = createFireLaterFx(toastDismissed);

/** Which set of durations is used. Spec §9 keeps both; the first is the default. */
export const $toastDurations = createStore<keyof typeof TOAST_DURATIONS_MS>('short');

const $shownCount = createStore(0).on(toastShown, (count) => count + 1);

/** The toasts on screen, oldest first; beyond 20 the oldest leave (spec §2, §9). */
export const $toasts = createStore<readonly Toast[]>([])
  .on(toastShown, (toasts, toast) => [...toasts, toast].slice(-TOAST_LIMIT))
  .on(toastDismissed, (toasts, id) => toasts.filter((toast) => toast.id !== id))
  // Toasts may show the codes and amounts of one user to the next.
  .reset(sessionEnded);

sample({
  clock: toastRequested,
  source: { shownCount: $shownCount, durations: $toastDurations },
  fn: ({ shownCount, durations }, request): Toast => ({
    durationMs: TOAST_DURATIONS_MS[durations][request.tone],
    ...request,
    id: String(shownCount + 1),
  }),
  target: toastShown,
});
sample({
  clock: toastShown,
  fn: ({ id, durationMs }) => ({ afterMs: durationMs, payload: id }),
  target: dismissLaterFx,
});
