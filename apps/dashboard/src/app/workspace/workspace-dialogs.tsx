import { $preferences, preferencesChanged } from '@sms/domain/account/preferences';
import { newestCopyClicked } from '@sms/domain/numbers/copying/copy-numbers';
import { lazyDialog } from '@sms/ui/primitives/overlays/lazy-dialog';
import { useUnit } from 'effector-react';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { TypeAhead } from '../../search/type-ahead';
import { useShortcuts } from '../../shortcuts/use-shortcuts';

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

/** The search, Help and the list of keyboard shortcuts, with the keys. Their code is loaded on first use. */
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
