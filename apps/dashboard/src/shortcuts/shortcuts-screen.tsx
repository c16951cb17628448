import { newestCopyClicked } from '@sms/domain';
import { COMMAND_KEY } from '@sms/ui/primitives/command-key';
import { ShortcutSheet, type Shortcut } from '@sms/ui/shell/shortcut-sheet';
import { scopeBind, type Scope } from 'effector';
import { SINGLE_KEY_SHORTCUTS } from './shortcuts';

/** All shortcuts, with the one for the search, which works wherever the focus is. */
const SHORTCUTS: readonly Shortcut[] = [
  { keys: [COMMAND_KEY, 'K'], pressedTogether: true, does: 'Search, even while typing' },
  ...SINGLE_KEY_SHORTCUTS.map(({ keys, does }) => ({ keys, does })),
];

/** Copies the newest code or the newest number that still waits or has its code: the work of two shortcuts, on their key. */
export const copyNewest = (scope: Scope, what: 'code' | 'phone'): void =>
  scopeBind(newestCopyClicked, { scope })(what);

export interface ShortcutsScreenProps {
  readonly singleKeys: boolean;
  readonly onSingleKeys: (on: boolean) => void;
  readonly onClose: () => void;
}

export default function ShortcutsScreen(props: ShortcutsScreenProps) {
  return <ShortcutSheet open shortcuts={SHORTCUTS} {...props} />;
}
