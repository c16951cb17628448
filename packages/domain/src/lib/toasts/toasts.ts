import { createEvent, createStore, sample } from 'effector';
import { and, not } from 'patronum';
import { createLifetimes } from '../time/create-lifetimes';
import { $isPageVisible } from '../page';
import { TOAST_DURATIONS_MS, TOAST_LIMIT } from '../../limits/spec';

export type ToastTone = 'success' | 'error' | 'info' | 'warning' | 'loading';

export interface ToastRequest {
  readonly tone: ToastTone;
  readonly text: string;
  /** Duration after it was shown, in ms. Default: the duration of its tone (spec §9). */
  readonly durationMs?: number;
  /** Subject, for example the service and the number of a code. */
  readonly about?: string;
  /** Code in the toast, which the user can copy from it. */
  readonly code?: string;
}

/** Builds a toast request; without `durationMs` the toast has the duration of its tone. */
export const toast = (tone: ToastTone, text: string, durationMs?: number): ToastRequest =>
  durationMs === undefined ? { tone, text } : { tone, text, durationMs };

export interface Toast extends ToastRequest {
  readonly id: string;
  readonly durationMs: number;
}

/** Shows toasts, in their order. */
export const toastsRequested = createEvent<readonly ToastRequest[]>();

export const toastRequested = toastsRequested.prepend((request: ToastRequest) => [request]);

/**
 * A toast, by its id, was painted on a visible page. Fired by the view: the toast's time begins now, not on
 * request.
 */
export const toastShown = createEvent<string>();

/** The mouse or the keyboard focus entered the toasts: the user is reading, so none of them expires. */
export const toastsPaused = createEvent();

/** Neither the mouse nor the keyboard focus is at the toasts any more. */
export const toastsResumed = createEvent();

/** The user closed a toast, or it is outdated: removes it by its id. */
export const toastDismissed = createEvent<string>();

/** Toasts with these texts are outdated: removes the oldest of each. */
export const toastsOutdated = createEvent<readonly string[]>();

/** The user copies the code of a toast. */
export const codeCopyClicked = createEvent<string>();

const toastsAdded = createEvent<readonly Toast[]>();

const $isPaused = createStore(false)
  .on(toastsPaused, () => true)
  .on(toastsResumed, () => false);

const lifetimes = createLifetimes<string>(and($isPageVisible, not($isPaused)));

/** The set of durations in use. Spec §9 has both; the first is the default. */
export const $toastDurations = createStore<keyof typeof TOAST_DURATIONS_MS>('short');

const $addedCount = createStore(0).on(toastsAdded, (count, { length }) => count + length);

/** The toasts on screen, oldest first; beyond 20 the oldest leave (spec §2, §9). */
export const $toasts = createStore<readonly Toast[]>([])
  .on(toastsAdded, (toasts, added) => [...toasts, ...added].slice(-TOAST_LIMIT))
  .on(toastDismissed, (toasts, id) => toasts.filter((toast) => toast.id !== id))
  .on(toastsOutdated, (toasts, texts) => {
    const outdated = texts.map((text) => toasts.find((toast) => toast.text === text));
    return toasts.filter((toast) => !outdated.includes(toast));
  })
  .on(lifetimes.expired, (toasts, ids) => toasts.filter(({ id }) => !ids.includes(id)));

sample({
  clock: toastsRequested,
  source: { addedCount: $addedCount, durations: $toastDurations },
  fn: ({ addedCount, durations }, requests) =>
    requests.map((request, place) => ({
      durationMs: TOAST_DURATIONS_MS[durations][request.tone],
      ...request,
      id: String(addedCount + place + 1),
    })),
  target: toastsAdded,
});
const shown = sample({
  clock: toastShown,
  source: $toasts,
  fn: (toasts, id) => toasts.find((toast) => toast.id === id),
  batch: false,
});
sample({
  clock: shown.filterMap((toast) => toast && { afterMs: toast.durationMs, payload: toast.id }),
  target: lifetimes.started,
  batch: false,
});
