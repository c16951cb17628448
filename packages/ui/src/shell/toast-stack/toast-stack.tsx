import { Suspense, useEffect } from 'react';

import { late } from '../../primitives/late';
import type { ToastStackProps } from './toast';

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
 * Short messages in the upper right corner (spec §2), read out when the reader pauses. They stand below the header
 * and beside the actions of the page, which keep that place free; whatever else lies below a message takes the
 * presses that are meant for it. The page does not wait for the code of the list: it is fetched once the page stands.
 */
export function ToastStack(props: ToastStackProps) {
  useEffect(() => ToastList.preload(), []);
  return (
    // Stands even when empty: screen readers only announce changes inside a region they already know.
    <section
      aria-label="Notifications"
      aria-live="polite"
      className="pointer-events-none fixed top-header right-2 z-50 mt-1 w-toast max-w-[calc(100vw-1rem)] md:right-4 md:mt-4 print:hidden"
    >
      <Suspense>{props.toasts.length > 0 && <ToastList {...props} />}</Suspense>
    </section>
  );
}
