import { $preferences, preferencesChanged } from '@sms/domain/account/preferences';
import { newestCopyClicked } from '@sms/domain/numbers/copying/copy-numbers';
import { lazyDialog } from '@sms/ui/primitives/overlays/lazy-dialog';
import { useUnit } from 'effector-react';
import { Suspense, useEffect, useState, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { latinKey, readKey, type ShortcutAction } from '../../shortcuts/shortcuts';

/** True while a field, dialog or menu uses the keyboard. */
const isKeyboardInUse = (): boolean =>
  document.activeElement?.matches('input, textarea, select, [role=menu], [role=menu] *') === true ||
  document.querySelector('dialog:modal') !== null;

/**
 * Keyboard shortcuts of the whole page: ⌘K or Ctrl+K wherever the focus is, and single keys outside of
 * fields. They run within the key press, without which Safari refuses the clipboard.
 * @param singleKeys off for users of speech input (WCAG 2.1.4)
 */
const useShortcuts = (singleKeys: boolean, run: (action: ShortcutAction) => void): void => {
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

const SearchScreen = lazyDialog(() => import('../../search/search-screen'));
const HelpScreen = lazyDialog(() => import('../../support/help-screen'));
const ShortcutsScreen = lazyDialog(() => import('../../shortcuts/shortcuts-screen'));

export type WorkspaceDialog = 'search' | 'shortcuts' | 'help';

export const preloadSearch = (): void => void SearchScreen.preload();

export interface WorkspaceDialogsProps {
  /** The open dialog; null while none is open. */
  readonly dialog: WorkspaceDialog | null;
  readonly onDialog: (dialog: WorkspaceDialog | null) => void;
}

/** Collects the query typed while the search loads. */
function TypeAhead({ onType }: { readonly onType: (query: string) => void }) {
  useEffect(() => {
    let query = '';
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey } = event;
      if (ctrlKey || metaKey) return;
      if (key.length === 1) onType((query += key));
      else if (key !== 'Enter') return;
      // Not meant for the element that still has the focus, such as 'Purchase Number'.
      event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => {
      removeEventListener('keydown', onKeyDown);
      onType('');
    };
  }, [onType]);
  return null;
}

/**
 * The search, the list of keyboard shortcuts, and the keys that open both. Their code is loaded on first use.
 */
export function WorkspaceDialogs({ dialog, onDialog }: WorkspaceDialogsProps) {
  const { preferences, choose, copyNewest } = useUnit({
    preferences: $preferences,
    choose: preferencesChanged,
    copyNewest: newestCopyClicked,
  });
  const navigate = useNavigate();
  // While a dialog loads, the page still has the keyboard.
  useShortcuts(preferences.singleKeys && dialog === null, (action) => {
    if (action === 'search') onDialog('search');
    else if (action === 'sheet') onDialog('shortcuts');
    else if ('path' in action) void navigate(action.path);
    else copyNewest(action.copies);
  });
  const close = () => onDialog(null);
  const [typed, setTyped] = useState('');

  return (
    <Suspense fallback={dialog === 'search' && <TypeAhead onType={setTyped} />}>
      {dialog === 'search' && (
        <SearchScreen typed={typed} onClose={close} onShortcuts={() => onDialog('shortcuts')} />
      )}
      {dialog === 'help' && <HelpScreen onShortcuts={() => onDialog('shortcuts')} onClose={close} />}
      {dialog === 'shortcuts' && (
        <ShortcutsScreen
          singleKeys={preferences.singleKeys}
          onSingleKeys={(singleKeys) => choose({ singleKeys })}
          onClose={close}
        />
      )}
    </Suspense>
  );
}
