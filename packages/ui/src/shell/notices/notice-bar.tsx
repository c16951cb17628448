import { X } from 'lucide';

import { Icon } from '../../primitives/icon';
import { IconButton } from '../../primitives/buttons/icon-button';
import { UntrustedText } from '../../primitives/untrusted-text';

export interface SystemMessageBarProps {
  /** Text of the newest message. */
  message: string;
  /** Called when the user dismisses it. */
  onDismiss: () => void;
}

/**
 * The newest message of the system, at the bottom of the window, in BottomNotices, until it is dismissed or
 * replaced. Its toast announces it. For a 'system_status' message: four seconds of a toast are no
 * announcement. Not for an event of the user: use a toast.
 */
export function SystemMessageBar({ message, onDismiss }: SystemMessageBarProps) {
  return (
    <section
      aria-label="System message"
      className="pointer-events-auto flex animate-enter items-center justify-between gap-2 border-t border-info-line bg-info-soft px-safe-4 py-1 text-sm text-ink md:px-5 lg:px-8"
    >
      <p className="min-w-0">
        <UntrustedText>{message}</UntrustedText>
      </p>
      <IconButton label="Dismiss" size="sm" onClick={onDismiss} icon={<Icon of={X} className="size-4" />} />
    </section>
  );
}
