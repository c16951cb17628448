import { PATHS } from '../paths';

/** What a keyboard shortcut does. */
export type ShortcutAction = 'search' | 'sheet' | { readonly path: string };

/** Keys pressed one after the other, as the sheet shows them; `mod` is ⌘ on a Mac and Ctrl elsewhere. */
export interface ShortcutKeys {
  readonly keys: readonly string[];
  readonly does: string;
  readonly action: ShortcutAction;
}

/** Goes before the letter of a page. */
const GO = 'g';

/** Every shortcut of a single key or of keys one after the other. */
export const SINGLE_KEY_SHORTCUTS: readonly ShortcutKeys[] = [
  { keys: ['/'], does: 'Search', action: 'search' },
  { keys: ['?'], does: 'Show the keyboard shortcuts', action: 'sheet' },
  { keys: ['b'], does: 'Buy a number', action: { path: PATHS.buyNumber } },
  { keys: [GO, 'd'], does: 'Go to Dashboard', action: { path: PATHS.dashboard } },
  { keys: [GO, 'a'], does: 'Go to Active Numbers', action: { path: PATHS.activeNumbers } },
  { keys: [GO, 'h'], does: 'Go to History', action: { path: PATHS.history } },
  { keys: [GO, 't'], does: 'Go to Transactions', action: { path: PATHS.transactions } },
  { keys: [GO, 's'], does: 'Go to Settings', action: { path: PATHS.settings } },
];

/** A key of the keyboard, as far as shortcuts need it. */
export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** What the keys pressed so far do, and which of them the next key still continues. */
export interface ReadKeys {
  readonly action: ShortcutAction | null;
  readonly before: readonly string[];
}

/**
 * Reads one more key.
 * @param before the keys that may begin a shortcut
 * @param singleKeys whether keys without Ctrl or ⌘ do anything: not while somebody types, nor for people who turned
 * them off because they speak to their computer (WCAG 2.1.4)
 */
export const readKey = (before: readonly string[], pressed: PressedKey, singleKeys: boolean): ReadKeys => {
  const { key, ctrlKey, metaKey, altKey } = pressed;
  if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k') return { action: 'search', before: [] };
  if (!singleKeys || ctrlKey || metaKey || altKey) return { action: null, before: [] };
  const keys = [...before, key];
  const isBegun = ({ keys: wanted }: ShortcutKeys) => keys.every((each, index) => each === wanted[index]);
  const begun = SINGLE_KEY_SHORTCUTS.filter(isBegun);
  const done = begun.find(({ keys: wanted }) => wanted.length === keys.length);
  if (done !== undefined) return { action: done.action, before: [] };
  if (begun.length > 0) return { action: null, before: keys };
  // A key that ends a sequence without completing it may begin another.
  return before.length > 0 ? readKey([], pressed, singleKeys) : { action: null, before: [] };
};
