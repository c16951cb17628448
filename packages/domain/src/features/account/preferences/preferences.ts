import { createEvent, createStore } from 'effector';
import * as v from 'valibot';
import { createPersistedStore } from '../../../storage/persisted-store';
import type { StorageKey } from '../../../lib/ports';

const defaults = {
  sound: false,
  notifications: null,
  codeInTitle: true,
  refundAlert: false,
  numberFormat: 'e164',
  singleKeys: true,
  copyTemplate: '',
} as const;

const preferences = v.object({
  /** Whether a code that arrives is heard. */
  sound: v.fallback(v.boolean(), defaults.sound),
  /** Whether a code that arrives while the page is hidden is shown by the browser; null until the user was asked. */
  notifications: v.fallback(v.nullable(v.boolean()), defaults.notifications),
  /** Whether the title of the tab shows a code that was not seen yet. */
  codeInTitle: v.fallback(v.boolean(), defaults.codeInTitle),
  /** Whether the user is called when a number can be cancelled for a refund. */
  refundAlert: v.fallback(v.boolean(), defaults.refundAlert),
  /** Whether keys without Ctrl or ⌘ do something. */
  singleKeys: v.fallback(v.boolean(), defaults.singleKeys),
  /** How phone numbers are shown and copied. */
  numberFormat: v.fallback(v.picklist(['e164', 'national', 'digits']), defaults.numberFormat),
  /** What number, code and service are copied in; empty for none. Checked when it is used. */
  copyTemplate: v.fallback(v.string(), defaults.copyTemplate),
});

/** What a user has chosen in this browser, for every account and tab of it. */
export type Preferences = Readonly<v.InferOutput<typeof preferences>>;

/** Reads what was kept. */
export const preferencesRequested = createEvent();

/** The user chose something. */
export const preferencesChanged = createEvent<Partial<Preferences>>();

/** The user's choices in this browser. */
export const $preferences = createPersistedStore<Preferences, Partial<Preferences>>({
  $key: createStore<StorageKey>('preferences'),
  schema: preferences,
  defaultValue: defaults,
  loadOn: [preferencesRequested],
  changed: preferencesChanged,
  apply: (value, change) => ({ ...value, ...change }),
});
