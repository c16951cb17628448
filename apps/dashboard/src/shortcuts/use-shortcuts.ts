import { useEffect, useEffectEvent, useRef } from 'react';
import type { ShortcutAction } from './shortcuts';

/** Whether what is typed goes into a field, or a dialog or menu is open and has the keyboard for itself. */
const isTaken = (): boolean =>
  document.activeElement?.matches('input, textarea, select, [role=menu], [role=menu] *') === true ||
  document.querySelector('dialog:modal') !== null;

/** A key pressed later than this after the one before begins anew, in ms. */
const PAUSE_MS = 1_500;

/**
 * Hears the keyboard shortcuts of the whole page: ⌘K or Ctrl+K wherever the focus is, and keys without either where
 * nobody types. What those do is loaded with the first of them.
 * @param singleKeys off for people who speak to their computer (WCAG 2.1.4)
 */
export const useShortcuts = (singleKeys: boolean, run: (action: ShortcutAction) => void): void => {
  const before = useRef<readonly string[]>([]);
  const lastAt = useRef(0);
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, timeStamp } = event;
    if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k') {
      event.preventDefault();
      run('search');
      return;
    }
    // Shift alone is part of typing '?'.
    if (!singleKeys || ctrlKey || metaKey || altKey || key === 'Shift' || isTaken()) return;
    // Some browsers search the page with it.
    if (key === '/') event.preventDefault();
    void import('./shortcuts').then(
      ({ readKey }) => {
        const isContinued = timeStamp - lastAt.current < PAUSE_MS;
        lastAt.current = timeStamp;
        const read = readKey(isContinued ? before.current : [], key);
        before.current = read.before;
        if (read.action !== null) run(read.action);
      },
      () => undefined,
    );
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
};
