import { useEffect, useEffectEvent, useRef } from 'react';
import { latinKey, readKey, type ShortcutAction } from './shortcuts';

/** True while a field, dialog or menu uses the keyboard. */
const isKeyboardInUse = (): boolean =>
  document.activeElement?.matches('input, textarea, select, [role=menu], [role=menu] *') === true ||
  document.querySelector('dialog:modal') !== null;

/**
 * Keyboard shortcuts of the whole page: ⌘K or Ctrl+K wherever the focus is, and single keys outside of
 * fields. They run within the key press, without which Safari refuses the clipboard.
 * @param singleKeys off for users of speech input (WCAG 2.1.4)
 */
export const useShortcuts = (singleKeys: boolean, run: (action: ShortcutAction) => void): void => {
  const before = useRef<readonly string[]>([]);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey } = event;
    const key = latinKey(event);
    if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k') {
      event.preventDefault();
      run('search');
      return;
    }
    // Shift alone is part of typing '?'.
    if (!singleKeys || ctrlKey || metaKey || altKey || key === 'Shift' || isKeyboardInUse()) return;
    // Some browsers search the page with it.
    if (key === '/') event.preventDefault();
    const read = readKey(before.current, key);
    before.current = read.before;
    if (read.action !== null) run(read.action);
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    // A click ends a sequence of keys.
    const reset = () => (before.current = []);
    document.addEventListener('pointerdown', reset, { signal });
    return () => listening.abort();
  }, []);
};
