import { PATHS } from '../app/routing/paths';

/** Effect of a keyboard shortcut. */
export type ShortcutAction =
  'search' | 'sheet' | { readonly path: string } | { readonly copies: 'code' | 'phone' };

/** Keys pressed one after the other, as the help lists them. */
export interface ShortcutKeys {
  readonly keys: readonly string[];
  readonly does: string;
  readonly action: ShortcutAction;
}

/** Prefix of the page shortcuts. */
const GO = 'g';

/** Every shortcut of a single key or of keys one after the other. */
export const SINGLE_KEY_SHORTCUTS: readonly ShortcutKeys[] = [
  { keys: ['/'], does: 'Search', action: 'search' },
  { keys: ['?'], does: 'Show keyboard shortcuts', action: 'sheet' },
  { keys: ['c'], does: 'Copy the newest code', action: { copies: 'code' } },
  { keys: ['n'], does: 'Copy the newest number', action: { copies: 'phone' } },
  { keys: ['b'], does: 'Buy a number', action: { path: PATHS.buyNumber } },
  { keys: [GO, 'd'], does: 'Go to Dashboard', action: { path: PATHS.dashboard } },
  { keys: [GO, 'a'], does: 'Go to Active Numbers', action: { path: PATHS.activeNumbers } },
  { keys: [GO, 'h'], does: 'Go to History', action: { path: PATHS.history } },
  { keys: [GO, 't'], does: 'Go to Transactions', action: { path: PATHS.transactions } },
  { keys: [GO, 's'], does: 'Go to Settings', action: { path: PATHS.settings } },
];

/** The action of the keys pressed so far, and the keys that the next one still continues. */
export interface ReadKeys {
  readonly action: ShortcutAction | null;
  readonly before: readonly string[];
}

/**
 * The key, or for a letter that is not Latin the one at its position: layouts of other scripts have the same
 * keys. Caps Lock makes no other key of it.
 */
export const latinKey = ({
  key,
  code,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string => {
  if (!/^\p{L}$/u.test(key)) return key;
  if (!/\p{Script=Latin}/u.test(key) && code.startsWith('Key')) return code.slice(3).toLowerCase();
  return shiftKey ? key : key.toLowerCase();
};

/** Reads one more key after those in `before`, which may begin a shortcut. */
export const readKey = (before: readonly string[], key: string): ReadKeys => {
  const keys = [...before, key];
  const isBegun = ({ keys: wanted }: ShortcutKeys) => keys.every((each, index) => each === wanted[index]);
  const begun = SINGLE_KEY_SHORTCUTS.filter(isBegun);
  const done = begun.find(({ keys: wanted }) => wanted.length === keys.length);
  if (done !== undefined) return { action: done.action, before: [] };
  if (begun.length > 0) return { action: null, before: keys };
  // A key that ends a sequence without completing it may begin another.
  return before.length > 0 ? readKey([], key) : { action: null, before: [] };
};
