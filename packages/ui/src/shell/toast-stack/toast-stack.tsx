import { Suspense, useEffect } from 'react';

import { late } from '../../primitives/late';

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

// What is said is said even without its code.
const ToastList = late<ToastStackProps>(
  () => import('./toast-list'),
  (notice, { toasts }) => (
    <div className="pointer-events-auto rounded-card border border-line bg-raised px-4 py-3 text-sm wrap-anywhere text-ink shadow-popover">
      {toasts.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
      {notice}
    </div>
  ),
);

/**
 * Short messages in the upper right corner, below the header, whose buttons stay in reach; read out when the reader pauses (spec §2). The page does not wait for
 * the code of the list: it is fetched once the page stands.
 */
export function ToastStack(props: ToastStackProps) {
  useEffect(() => ToastList.preload(), []);
  return (
    // Stands even when empty: screen readers only announce changes inside a region they already know.
    <section
      aria-label="Notifications"
      aria-live="polite"
      className="pointer-events-none fixed top-header right-4 z-50 mt-4 max-h-dvh w-88 max-w-[calc(100vw-2rem)] print:hidden"
    >
      <Suspense>{props.toasts.length > 0 && <ToastList {...props} />}</Suspense>
    </section>
  );
}
