import { $preferences, preferencesChanged } from '@sms/domain/account';
import { newestCopyClicked } from '@sms/domain/numbers';
import { lazyDialog } from '@sms/ui/primitives/lazy-dialog';
import { useUnit } from 'effector-react';
import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShortcuts } from '../../shortcuts/use-shortcuts';

const SearchScreen = lazyDialog(() => import('./search-screen'));
const ShortcutsScreen = lazyDialog(() => import('../../shortcuts/shortcuts-screen'));

export type WorkspaceDialog = 'search' | 'shortcuts';

/** Preloads the search chunk. */
export const preloadSearch = SearchScreen.preload;

/** Props of {@link WorkspaceDialogs}. */
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

/** The search, the list of keyboard shortcuts, and the keys that open both. Their code is loaded on first use. */
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
