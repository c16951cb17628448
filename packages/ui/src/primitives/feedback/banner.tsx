import { CircleAlert, CircleCheck, Info, TriangleAlert, X, type IconNode } from 'lucide';
import type { ReactNode } from 'react';

import { classes } from '../classes';
import { Icon } from '../icon';
import { IconButton } from '../buttons/icon-button';
import { UntrustedText } from '../untrusted-text';

/** Severity of the message. */
export type BannerTone = 'info' | 'success' | 'warning' | 'error';

export interface BannerProps {
  /** Sets colour and icon. */
  tone: BannerTone;
  /** One line above the message. Omit it when the message is enough. */
  title?: string | undefined;
  /** The message. A string counts as untrusted text: isolated, and cut after 300 characters. */
  children: ReactNode;
  /** One button or link, the next step for the user; a second one at most. */
  action?: ReactNode;
  onDismiss?: (() => void) | undefined;
  /**
   * `alert` is announced at once, `status` when the screen reader pauses, `note` not at all. @defaultValue
   * 'note'
   */
  role?: 'status' | 'alert' | 'note' | undefined;
}

const tones: Record<BannerTone, { box: string; icon: IconNode }> = {
  info: { box: 'border-info-line bg-info-soft text-info', icon: Info },
  success: { box: 'border-success-line bg-success-soft text-success', icon: CircleCheck },
  warning: { box: 'border-warning-line bg-warning-soft text-warning', icon: TriangleAlert },
  error: { box: 'border-error-line bg-error-soft text-error', icon: CircleAlert },
};

/**
 * A message that stays on the page next to its subject, with an optional title, an action and a 'Dismiss'
 * button. For an unconfirmed payment, a failed load or a wait that the user must know about. Not for the
 * result of a finished action: show a toast, which disappears automatically. The box has the role note,
 * status or alert: note is silent, status is polite, alert interrupts.
 */
export function Banner({ tone, title, children, action, onDismiss, role = 'note' }: BannerProps) {
  const { box, icon } = tones[tone];
  return (
    <div role={role} className={classes('flex items-start gap-3 rounded-card border px-4 py-3', box)}>
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-3 pl-7">
        <div className="relative min-w-0 text-sm">
          {/* Beside the first line, however high the action is. */}
          <Icon of={icon} className="absolute top-0.5 -left-7 size-4" />
          {title !== undefined && <p className="font-semibold text-ink">{title}</p>}
          <div className={title === undefined ? 'text-ink' : 'text-ink-muted'}>
            {typeof children === 'string' ? <UntrustedText>{children}</UntrustedText> : children}
          </div>
        </div>
        {action}
      </div>
      {onDismiss && (
        <span className="-my-1 -mr-2">
          <IconButton
            label="Dismiss"
            size="sm"
            onClick={onDismiss}
            icon={<Icon of={X} className="size-4" />}
          />
        </span>
      )}
    </div>
  );
}
