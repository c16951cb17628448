import { X } from 'lucide';

import { Icon } from '../../primitives/icon';
import { IconButton } from '../../primitives/buttons/icon-button';
import { classes } from '../../primitives/classes';
import { UntrustedText } from '../../primitives/untrusted-text';

export type NoticeBarPlace = 'top' | 'bottom';

export interface NoticeBarProps {
  /** Names the region. */
  label: 'Notice' | 'System message';
  /** The text of the operator or the server. */
  message: string;
  /** Time left until it ends, for example '12:30'; undefined without an end. */
  endsIn?: string | undefined;
  /**
   * `top` above the whole page, in its flow, from the first view on; `bottom` in BottomNotices, for one that
   * comes late and must move nothing.
   */
  place: NoticeBarPlace;
  onDismiss: () => void;
}

const places: Record<NoticeBarPlace, string> = {
  top: 'relative z-50 border-b pt-safe',
  bottom: 'pointer-events-auto animate-enter border-t',
};

/**
 * What the operator or the server says to everyone; it stays until it ends or is dismissed. For a notice of
 * `site.json` and for a 'system_status' message. Not for an event of the user: use a toast. The text is
 * announced once, the time left is not.
 */
export function NoticeBar({ label, message, endsIn, place, onDismiss }: NoticeBarProps) {
  return (
    <section
      aria-label={label}
      data-place={place}
      className={classes(
        'flex items-center justify-between gap-2 border-info-line bg-info-soft px-safe-4 text-sm text-ink md:px-5 lg:px-8 print:hidden',
        places[place],
      )}
    >
      <div className="flex min-w-0 flex-wrap gap-x-2 py-2">
        {/* A status at the top would come with its text, and would not be announced. */}
        <p role={place === 'top' ? 'alert' : 'status'} className="min-w-0">
          <UntrustedText>{message}</UntrustedText>
        </p>
        {endsIn !== undefined && (
          <p className="whitespace-nowrap text-ink-muted tabular-nums">
            Ends in <span translate="no">{endsIn}</span>
          </p>
        )}
      </div>
      <IconButton label="Dismiss" size="sm" onClick={onDismiss} icon={<Icon of={X} className="size-4" />} />
    </section>
  );
}
