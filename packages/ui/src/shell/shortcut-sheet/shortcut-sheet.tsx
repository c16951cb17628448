import { Fragment } from 'react';

import { Dialog } from '../../primitives/dialog';
import { Switch } from '../../primitives/switch';

/** Keys that do something. */
export interface Shortcut {
  /** As the keyboard names them, in the order to press. */
  keys: readonly string[];
  /** Pressed together, not one after the other. @defaultValue false */
  pressedTogether?: boolean | undefined;
  /** What happens, for example 'Go to History'. */
  does: string;
}

/** Props of {@link ShortcutSheet}. */
export interface ShortcutSheetProps {
  /** Whether the dialog is shown. */
  open: boolean;
  /** In the order to show. */
  shortcuts: readonly Shortcut[];
  /** Whether keys without Ctrl or ⌘ do something. */
  singleKeys: boolean;
  /** People who speak to their computer need to turn single keys off (WCAG 2.1.4). */
  onSingleKeys: (on: boolean) => void;
  /** The user asked to close it. */
  onClose: () => void;
}

/** Every keyboard shortcut, and the switch for those of a single key. */
export default function ShortcutSheet({
  open,
  shortcuts,
  singleKeys,
  onSingleKeys,
  onClose,
}: ShortcutSheetProps) {
  return (
    <Dialog open={open} title="Keyboard shortcuts" onClose={onClose}>
      <div className="flex flex-col gap-4">
        <dl className="divide-y divide-line">
          {shortcuts.map(({ keys, pressedTogether, does }) => (
            <div key={does} className="flex items-center justify-between gap-4 py-2 text-sm">
              <dt className="text-ink">{does}</dt>
              <dd className="flex shrink-0 items-center gap-1">
                {keys.map((key, place) => (
                  <Fragment key={place}>
                    {place > 0 && (
                      <span className="text-xs text-ink-subtle">
                        {pressedTogether === true ? '+' : 'then'}
                      </span>
                    )}
                    <kbd className="min-w-6 rounded-chip border border-line bg-sunken px-1.5 py-0.5 text-center font-sans text-xs text-ink-muted">
                      {key}
                    </kbd>
                  </Fragment>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <Switch label="Single-key shortcuts" checked={singleKeys} onChange={onSingleKeys} />
      </div>
    </Dialog>
  );
}
