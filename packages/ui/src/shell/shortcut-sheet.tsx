import { Fragment } from 'react';

import { Dialog } from '../primitives/overlays/dialog';
import { Switch } from '../primitives/forms/switch';

export interface Shortcut {
  /** Key names as printed on the keyboard, in order. */
  keys: readonly string[];
  /** True for a chord, false for a sequence. @defaultValue false */
  pressedTogether?: boolean | undefined;
  /** Effect, for example 'Go to History'. */
  does: string;
}

export interface ShortcutSheetProps {
  /** True while the dialog is open. */
  open: boolean;
  /** In display order. */
  shortcuts: readonly Shortcut[];
  /** True while single-key shortcuts are on. */
  singleKeys: boolean;
  /** Speech users need to turn single-key shortcuts off (WCAG 2.1.4). */
  onSingleKeys: (on: boolean) => void;
  onClose: () => void;
}

/**
 * All keyboard shortcuts, and a switch for single-key ones. With '?', and from the command palette. Not for
 * keys of one component, such as arrow keys in a list: users expect them. ? opens the sheet; Escape closes
 * it. Keys are read as written: 'g then h', 'Ctrl + K'.
 */
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
