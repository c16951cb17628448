import { createEffect } from 'effector';

/** Puts a text on the clipboard; fails when the browser refuses. The app supplies it. */
export const copyTextFx = createEffect<string, void>(() => {
  throw new Error('No clipboard: give the scope a handler for copyTextFx.');
});

/** What a reload of the page must not make forgotten while it is not settled. */
export type IntentName = 'purchase' | 'deposit';

/** What is kept for this tab over reloads of the page. */
export type KeptName = `unsettled-${IntentName}` | 'services' | 'countries';

/**
 * Keeps a value over reloads of the page; null forgets it. Holds no secret. The app supplies a storage of the
 * browser tab; without one nothing is kept.
 */
export const saveKeptFx = createEffect<{ readonly name: KeptName; readonly value: unknown }, void>(() => {});

/** Gives back what `saveKeptFx` kept under a name, as unchecked data; null when there is nothing. */
export const loadKeptFx = createEffect<KeptName, unknown>(() => null);

/** Hands a text to the user as a file. The app supplies the browser's download. */
export const saveFileFx = createEffect<
  {
    /** For example 'sms-history-2026-03-02.csv'. */
    readonly name: string;
    /** MIME type, for example 'text/csv'. */
    readonly type: string;
    readonly text: string;
  },
  void
>(() => {
  throw new Error('Nowhere to save to: give the scope a handler for saveFileFx.');
});
