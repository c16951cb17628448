import { $preferences, preferencesChanged } from '@sms/domain';
import { lazyDialog } from '@sms/ui/primitives/lazy-dialog';
import { useProvidedScope, useUnit } from 'effector-react';
import { Suspense } from 'react';
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

/** The search, the list of keyboard shortcuts, and the keys that open both. Their code is loaded on first use. */
export function WorkspaceDialogs({ dialog, onDialog }: WorkspaceDialogsProps) {
  const { preferences, choose } = useUnit({ preferences: $preferences, choose: preferencesChanged });
  const navigate = useNavigate();
  const scope = useProvidedScope();
  // While a dialog loads, the page still has the keyboard.
  useShortcuts(preferences.singleKeys && dialog === null, (action) => {
    if (action === 'search') onDialog('search');
    else if (action === 'sheet') onDialog('shortcuts');
    else if ('path' in action) void navigate(action.path);
    else if (scope !== null)
      import('../../shortcuts/shortcuts-screen').then(
        ({ copyNewest }) => copyNewest(scope, action.copies),
        () => undefined,
      );
  });
  const close = () => onDialog(null);

  return (
    <Suspense>
      {dialog === 'search' && <SearchScreen onClose={close} onShortcuts={() => onDialog('shortcuts')} />}
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
