import { COMMAND_KEY } from '@sms/ui/primitives/command-key';
import { ShortcutSheet } from '@sms/ui/shell/shortcut-sheet';
import { SINGLE_KEY_SHORTCUTS } from './shortcuts';

/** The search by one press wherever the focus is, and every other shortcut. */
const SHORTCUTS = [
  { keys: [COMMAND_KEY, 'K'], held: true, does: 'Search, also while you type' },
  ...SINGLE_KEY_SHORTCUTS.map(({ keys, does }) => ({ keys, does })),
];

/** Props of {@link ShortcutsScreen}. */
export interface ShortcutsScreenProps {
  readonly singleKeys: boolean;
  readonly onSingleKeys: (on: boolean) => void;
  readonly onClose: () => void;
}

/** Every keyboard shortcut. */
export default function ShortcutsScreen(props: ShortcutsScreenProps) {
  return <ShortcutSheet open shortcuts={SHORTCUTS} {...props} />;
}
