import { Dialog } from '../../primitives/dialog';
import { Switch } from '../../primitives/switch';

/** Keys that do something together or one after the other. */
export interface Shortcut {
  keys: readonly string[];
  does: string;
}

/** Props of {@link ShortcutSheet}. */
export interface ShortcutSheetProps {
  open: boolean;
  shortcuts: readonly Shortcut[];
  /** Whether keys without Ctrl or ⌘ do something. */
  singleKeys: boolean;
  /** People who speak to their computer need to turn single keys off (WCAG 2.1.4). */
  onSingleKeys: (on: boolean) => void;
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
          {shortcuts.map(({ keys, does }) => (
            <div key={does} className="flex items-center justify-between gap-4 py-2 text-sm">
              <dt className="text-ink">{does}</dt>
              <dd className="flex shrink-0 gap-1">
                {keys.map((key) => (
                  <kbd
                    key={key}
                    className="min-w-6 rounded-chip border border-line bg-sunken px-1.5 py-0.5 text-center font-sans text-xs text-ink-muted"
                  >
                    {key}
                  </kbd>
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
