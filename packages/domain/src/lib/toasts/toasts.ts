import { combine, createEvent, createStore, sample } from 'effector';
import { createLifetimes } from '../time/create-lifetimes';
import { $isPageVisible } from '../page';
import { TOAST_DURATIONS_MS, TOAST_LIMIT } from '../../limits/spec';

export type ToastTone = 'success' | 'error' | 'info' | 'warning' | 'loading';

export interface ToastRequest {
  readonly tone: ToastTone;
  readonly text: string;
  /** Duration after it was shown, in ms. Default: the duration of its tone (spec §9). */
  readonly durationMs?: number;
  /** Subject, for example what is in stock again. */
  readonly about?: string;
  /** The number of an SMS. */
  readonly number?: {
    readonly service: string;
    readonly serviceCode: string;
    readonly phoneGroups: readonly string[];
  };
  /** Code in the toast, which the user can copy from it. */
  readonly code?: string;
  /** True where the page shows it as well: it is heard, not seen. */
  readonly isHeard?: boolean;
}

/** Builds a toast request; without `durationMs` the toast has the duration of its tone. */
export const toast = (tone: ToastTone, text: string, durationMs?: number): ToastRequest =>
  durationMs === undefined ? { tone, text } : { tone, text, durationMs };

export interface Toast extends ToastRequest {
  readonly id: string;
  readonly durationMs: number;
}

export const toastsRequested = createEvent<readonly ToastRequest[]>();

export const toastRequested = toastsRequested.prepend((request: ToastRequest) => [request]);

/** Toasts, by their ids, were painted on a visible page: their time begins. Fired by the view. */
export const toastsShown = createEvent<readonly string[]>();

/** The mouse or the keyboard focus entered the toasts: the user is reading, so none of them expires. */
export const toastsPaused = createEvent();

/** Neither the mouse nor the keyboard focus is at the toasts any more. */
export const toastsResumed = createEvent();

/** The user closed a toast, or it is outdated: removes it by its id. */
export const toastDismissed = createEvent<string>();

/** Toasts with these texts are outdated: removes the oldest of each. */
export const toastsOutdated = createEvent<readonly string[]>();

export const codeCopyClicked = createEvent<string>();

interface ToastsState {
  readonly toasts: readonly Toast[];
  /** Requested so far: an id is given once. */
  readonly count: number;
}

// A state in which nothing changes stays the same, so that nothing is drawn.

const addToasts = (state: ToastsState, requests: readonly ToastRequest[]): ToastsState => {
  const { toasts, count } = state;
  if (requests.length === 0) return state;
  const added = requests.map((request, place) => ({
    durationMs: TOAST_DURATIONS_MS.short[request.tone],
    ...request,
    id: String(count + place + 1),
  }));
  return { toasts: [...toasts, ...added].slice(-TOAST_LIMIT), count: count + added.length };
};

const removeToasts = (state: ToastsState, isGone: (toast: Toast) => boolean): ToastsState => {
  const toasts = state.toasts.filter((toast) => !isGone(toast));
  return toasts.length === state.toasts.length ? state : { ...state, toasts };
};

const $isPaused = createStore(false)
  .on(toastsPaused, () => true)
  .on(toastsResumed, () => false);

const lifetimes = createLifetimes<string>(
  combine($isPageVisible, $isPaused, (isVisible, isPaused) => isVisible && !isPaused),
);

const $state = createStore<ToastsState>({ toasts: [], count: 0 })
  .on(toastsRequested, addToasts)
  .on(toastDismissed, (state, dismissed) => removeToasts(state, ({ id }) => id === dismissed))
  .on(toastsOutdated, (state, texts) => {
    const outdated = texts.map((text) => state.toasts.find((toast) => toast.text === text));
    return removeToasts(state, (toast) => outdated.includes(toast));
  })
  .on(lifetimes.expired, (state, ids) => removeToasts(state, ({ id }) => ids.includes(id)));

/** The toasts on screen, oldest first; beyond `TOAST_LIMIT` the oldest leave (spec §2, §9). */
export const $toasts = $state.map(({ toasts }) => toasts);

sample({
  clock: toastsShown,
  source: $toasts,
  fn: (toasts, shown) =>
    toasts
      .filter(({ id }) => shown.includes(id))
      .map(({ id, durationMs }) => ({ payload: id, afterMs: durationMs })),
  target: lifetimes.started,
});
