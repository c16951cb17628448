import { useEffect, useEffectEvent, useRef } from 'react';
import { readKey, type ShortcutAction } from './shortcuts';

/** Whether what is typed goes into a field, or a dialog is open and has the keyboard for itself. */
const isTaken = (): boolean => {
  const { activeElement } = document;
  return (
    (activeElement instanceof HTMLElement &&
      (activeElement.isContentEditable || activeElement.matches('input, textarea, select, [role=menu] *'))) ||
    document.querySelector('dialog:modal') !== null
  );
};

/** Hears the keyboard shortcuts of the whole page. */
export const useShortcuts = (singleKeys: boolean, run: (action: ShortcutAction) => void): void => {
  const before = useRef<readonly string[]>([]);
  const hear = useEffectEvent((event: KeyboardEvent) => {
    // Shift alone is part of typing '?'.
    if (event.key === 'Shift' || event.isComposing) return;
    const read = readKey(before.current, event, singleKeys && !isTaken());
    before.current = read.before;
    if (read.action === null) return;
    event.preventDefault();
    run(read.action);
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
};
