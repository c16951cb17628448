import { createEvent, createStore } from 'effector';
import * as v from 'valibot';
import { createPersistedStore } from '../lib/storage/persisted-store';
import type { StorageKey } from '../lib/ports';

const preferences = v.object({
  /** False to turn off every signal of an incoming code: sound, browser notification and tab title. */
  smsReceived: v.fallback(v.boolean(), true),
  /** True to play a sound for an incoming code. */
  sound: v.fallback(v.boolean(), false),
  /**
   * True to show a notification for an incoming code while the page is hidden; null until the user was
   * prompted.
   */
  notifications: v.fallback(v.nullable(v.boolean()), null),
  /** True to show an unseen code in the tab's title. */
  codeInTitle: v.fallback(v.boolean(), true),
  /** True to notify the user when a number can be cancelled for a refund. */
  refundAlert: v.fallback(v.boolean(), false),
  /** True to alert the user while the balance is low (decision 0125). */
  lowBalance: v.fallback(v.boolean(), true),
  /** Balance below which it is low, in USD; null for the price of three of the user's usual numbers. */
  lowBalanceUsd: v.fallback(v.nullable(v.number()), null),
  /**
   * Handling of a number without an SMS before it expires: cancelled, the user is asked, or nothing (decision
   * 0111).
   */
  numbersWithoutCode: v.fallback(v.picklist(['cancel', 'ask', 'never']), 'cancel'),
  /** True to enable keyboard shortcuts without Ctrl or ⌘. */
  singleKeys: v.fallback(v.boolean(), true),
  /** Order of the waiting numbers on Active Numbers. */
  waitingOrder: v.fallback(v.picklist(['newest', 'ends-first']), 'newest'),
  /** Display and copy format of phone numbers. */
  numberFormat: v.fallback(v.picklist(['e164', 'national', 'digits']), 'e164'),
});

/** The user's preferences in this browser, for every account and tab of it. */
export type Preferences = Readonly<v.InferOutput<typeof preferences>>;

/** Loads the stored preferences. */
export const preferencesRequested = createEvent();

/** The user chose something. */
export const preferencesChanged = createEvent<Partial<Preferences>>();

/** The user's choices in this browser. */
export const $preferences = createPersistedStore<Preferences, Partial<Preferences>>({
  $key: createStore<StorageKey>('preferences'),
  schema: preferences,
  defaultValue: v.parse(preferences, {}),
  loadOn: [preferencesRequested],
  changed: preferencesChanged,
  apply: (value, change) => ({ ...value, ...change }),
});
