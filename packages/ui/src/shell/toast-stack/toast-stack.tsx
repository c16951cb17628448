import {
  CircleAlert,
  CircleCheck,
  Info,
  LoaderCircle,
  TriangleAlert,
  X,
  type LucideIcon,
} from 'lucide-react';

import { classes } from '../../primitives/classes';

/** What kind of news a toast brings. */
export type ToastTone = 'success' | 'error' | 'info' | 'warning' | 'loading';

/** One message of a {@link ToastStack}. */
export interface Toast {
  id: string;
  tone: ToastTone;
  text: string;
}

/** Props of {@link ToastStack}. */
export interface ToastStackProps {
  /** Oldest first. How many there are and how long they stay is the caller's rule. */
  toasts: readonly Toast[];
  onDismiss: (id: string) => void;
}

const looks: Record<ToastTone, { icon: LucideIcon; colour: string }> = {
  success: { icon: CircleCheck, colour: 'text-success' },
  error: { icon: CircleAlert, colour: 'text-danger' },
  info: { icon: Info, colour: 'text-info' },
  warning: { icon: TriangleAlert, colour: 'text-warning' },
  loading: { icon: LoaderCircle, colour: 'animate-spin text-accent' },
};

/** Short messages in the upper right corner, read out when the reader pauses (spec §2). */
export function ToastStack({ toasts, onDismiss }: ToastStackProps) {
  return (
    // Stands even when empty: screen readers only announce changes inside a region they already know.
    <section
      aria-label="Notifications"
      aria-live="polite"
      className="pointer-events-none fixed top-4 right-4 z-50 max-h-dvh w-88 max-w-[calc(100vw-2rem)]"
    >
      <ol className="flex flex-col gap-2">
        {toasts.map(({ id, tone, text }) => {
          const { icon: Icon, colour } = looks[tone];
          return (
            <li
              key={id}
              className="pointer-events-auto flex items-start gap-3 rounded-card border border-line bg-raised py-3 pr-2 pl-4 shadow-popover"
            >
              <Icon aria-hidden className={classes('mt-0.5 size-4 shrink-0', colour)} />
              <p className="min-w-0 flex-1 text-sm wrap-anywhere text-ink">{text}</p>
              <button
                type="button"
                aria-label="Dismiss"
                title="Dismiss"
                onClick={() => onDismiss(id)}
                className="-my-1 inline-flex size-7 shrink-0 items-center justify-center rounded-control text-ink-subtle hover:bg-sunken hover:text-ink"
              >
                <X aria-hidden className="size-4" />
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
