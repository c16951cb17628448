import { Suspense } from 'react';

import { classes } from '../../primitives/classes';
import { lazyWithRetry } from '../../primitives/overlays/lazy-with-retry';
import { UntrustedText } from '../../primitives/untrusted-text';
import type { ToastStackProps } from './toast-message';
import { useShown } from './use-shown';

/** Without the code of the list the texts are read, for as long as any toast. */
function PlainToasts(props: Pick<ToastStackProps, 'toasts' | 'onShown'>) {
  useShown(props);
  const look = 'rounded-card border border-line bg-raised px-4 py-3 text-sm text-ink';
  return props.toasts.map(({ id, text, isHeard }) => (
    <p key={id} className={isHeard ? 'sr-only' : look}>
      <UntrustedText>{text}</UntrustedText>
    </p>
  ));
}

/** Its code is loaded before the first toast where there is time. */
export const ToastList = lazyWithRetry<ToastStackProps>(
  () => import('./toast-list'),
  (_, { toasts, onShown }) => <PlainToasts {...{ toasts, onShown }} />,
);

/**
 * Short messages in the upper right corner that disappear automatically, at most 20 at once (spec §2),
 * announced politely. That of an SMS is the line of its number, with the code to copy. They start below the
 * page's title row; on phones they stand at the bottom, above the tabs, unless a keyboard may be there.
 * Clicks pass through to the content below. For the result of an action, and for events while the user is on
 * another page. Not for an error of a field or a form: show it there. A permanent, polite region
 * 'Notifications', so that each new toast is read after the current sentence; an open modal dialog takes it
 * in.
 */
export function ToastStack(props: ToastStackProps) {
  return (
    // Its own, so that React never looks for the region here while a modal dialog has it.
    <div className="contents">
      {/* Rendered even when empty: screen readers announce changes only inside an existing region. */}
      <section
        data-toasts
        aria-label="Notifications"
        aria-live="polite"
        className={classes(
          'pointer-events-none fixed top-header right-16 z-50 mt-1 w-toast max-w-[calc(100vw-4.5rem)] md:right-5 md:mt-20 lg:right-8 print:hidden',
          'phone-reading:inset-x-0 phone-reading:top-auto phone-reading:bottom-above-bars',
          'phone-reading:mx-auto phone-reading:mb-4 phone-reading:w-auto phone-reading:max-w-[calc(100vw-2rem)]',
        )}
      >
        <Suspense>{props.toasts.length > 0 && <ToastList {...props} />}</Suspense>
      </section>
    </div>
  );
}
