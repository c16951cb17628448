import { Suspense, useEffect } from 'react';

import { lazyWithRetry } from '../../primitives/lazy-with-retry';
import type { ToastMessage, ToastStackProps } from './toast';
import { useShown } from './use-shown';

// The messages are shown even if the code of the list cannot be loaded.
const ToastList = lazyWithRetry<ToastStackProps>(
  () => import('./toast-list'),
  (notice, { toasts, onShown }) => (
    <div className="pointer-events-auto rounded-card border border-line bg-raised px-4 py-3 text-sm wrap-anywhere text-ink shadow-popover">
      {toasts.map((toast) => (
        <PlainToast key={toast.id} toast={toast} onShown={onShown} />
      ))}
      {notice}
    </div>
  ),
);

function PlainToast({ toast, onShown }: { toast: ToastMessage } & Pick<ToastStackProps, 'onShown'>) {
  useShown(toast.id, onShown);
  return <p>{toast.text}</p>;
}

/**
 * Short messages in the upper right corner (spec §2), announced when the screen reader pauses. They appear below the
 * header and beside the actions of the page, which keep that place free; clicks pass through a message to whatever
 * lies below it. The page does not wait for the code of the list, which is fetched after the first render.
 */
export function ToastStack(props: ToastStackProps) {
  useEffect(() => ToastList.preload(), []);
  return (
    // Rendered even when empty: screen readers only announce changes inside a region they already know.
    <section
      aria-label="Notifications"
      aria-live="polite"
      className="pointer-events-none fixed top-header right-2 z-50 mt-1 w-toast max-w-[calc(100vw-1rem)] md:right-4 md:mt-4 print:hidden"
    >
      <Suspense>{props.toasts.length > 0 && <ToastList {...props} />}</Suspense>
    </section>
  );
}
