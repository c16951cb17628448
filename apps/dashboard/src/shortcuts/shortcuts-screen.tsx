import { COMMAND_KEY } from '@sms/ui/primitives/buttons/command-key';
import { default as ShortcutSheet, type Shortcut } from '@sms/ui/shell/shortcut-sheet';
import { SINGLE_KEY_SHORTCUTS } from './shortcuts';

/** All shortcuts, with the one for the search, which works wherever the focus is. */
const SHORTCUTS: readonly Shortcut[] = [
  { keys: [COMMAND_KEY, 'K'], pressedTogether: true, does: 'Search, even while typing' },
  ...SINGLE_KEY_SHORTCUTS.map(({ keys, does }) => ({ keys, does })),
];

export interface ShortcutsScreenProps {
  readonly singleKeys: boolean;
  readonly onSingleKeys: (on: boolean) => void;
  readonly onClose: () => void;
}

export default function ShortcutsScreen(props: ShortcutsScreenProps) {
  return <ShortcutSheet open shortcuts={SHORTCUTS} {...props} />;
}
