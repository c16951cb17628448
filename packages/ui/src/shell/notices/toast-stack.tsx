import { Suspense, useEffect } from 'react';

import { lazyWithRetry } from '../../primitives/overlays/lazy-with-retry';
import type { ToastMessage, ToastStackProps } from './toast-stack/toast';
import { useShown } from './toast-stack/use-shown';

// Messages show even if the code of the list fails to load.
const ToastList = lazyWithRetry<ToastStackProps>(
  () => import('./toast-stack/toast-list'),
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
 * Short messages in the upper right corner that disappear automatically, at most 20 at once (spec §2), announced
 * politely. A code can be copied from its toast. They start below the page's title row, on phones over its title but
 * not over the icon at its end; clicks pass through to the content below. The code of the list is loaded after the
 * first render. For the result of an action, and for events while the user is on another page. Not for an error of a
 * field or a form: show it there. A permanent, polite region 'Notifications', so that each new toast is read after the
 * current sentence.
 */
export function ToastStack(props: ToastStackProps) {
  useEffect(() => ToastList.preload(), []);
  return (
    // Rendered even when empty: screen readers announce changes only inside an existing region.
    <section
      aria-label="Notifications"
      aria-live="polite"
      className="pointer-events-none fixed top-header right-16 z-50 mt-(--toasts) w-toast max-w-[calc(100vw-4.5rem)] md:right-5 md:mt-20 lg:right-8 print:hidden"
    >
      <Suspense>{props.toasts.length > 0 && <ToastList {...props} />}</Suspense>
    </section>
  );
}
