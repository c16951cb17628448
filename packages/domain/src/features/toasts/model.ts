import { createEvent } from 'effector';

/** What a toast is about. */
export type ToastTone = 'success' | 'error' | 'info' | 'warning' | 'loading';

/** A request to show a toast. */
export interface ToastRequest {
  readonly tone: ToastTone;
  readonly text: string;
  /** How long it stays, in ms. Default: the duration of its tone (spec §9). */
  readonly durationMs?: number;
}

/** Shows a toast. */
export const toastRequested = createEvent<ToastRequest>();
