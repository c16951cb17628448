import { Suspense, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { CircleAlert, CircleCheck, Info, LoaderCircle, TriangleAlert, X, type IconNode } from 'lucide';
import { classes } from '../../primitives/classes';
import { Icon } from '../../primitives/icon';
import { Button } from '../../primitives/buttons/button';
import { IconButton } from '../../primitives/buttons/icon-button';
import { UntrustedText } from '../../primitives/untrusted-text';
import { useFadeOut } from '../../primitives/overlays/use-fade-out';
import type { ToastMessageTone, ToastStackProps } from './toast-message';
import { useShown } from './use-shown';

interface Pauses {
  readonly onPause: () => void;
  readonly onResume: () => void;
}

/**
 * Reports when the mouse or the keyboard focus enters and leaves the toasts. Clicks pass through a toast, so
 * the list receives no mouse events: the hook compares the pointer position with the bounds of the list.
 *
 * A tap neither hovers nor moves the keyboard focus, so it does not pause. Nor does a toast that appears
 * under a mouse that does not move.
 */
const usePauses = (list: RefObject<HTMLElement | null>, { onPause, onResume }: Pauses): void => {
  useEffect(() => {
    const { current } = list;
    if (current === null) return;
    let mouse: { x: number; y: number } | null = null;
    let isPaused = false;

    const isAttended = () =>
      (mouse !== null && contains(current.getBoundingClientRect(), mouse)) ||
      current.querySelector(':focus-visible') !== null;
    const report = (isNext: boolean) => {
      if (isNext === isPaused) return;
      isPaused = isNext;
      if (isPaused) onPause();
      else onResume();
    };
    const look = () => report(isAttended());
    const onPointer = ({ pointerType, x, y }: PointerEvent) => {
      mouse = pointerType === 'touch' ? null : { x, y };
      look();
    };
    const onPointerLeave = () => {
      mouse = null;
      look();
    };

    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointermove', onPointer, { signal });
    document.addEventListener('pointerdown', onPointer, { signal });
    document.documentElement.addEventListener('pointerleave', onPointerLeave, { signal });
    document.addEventListener('focusin', look, { signal });
    document.addEventListener('focusout', look, { signal });
    // The hovered or focused element may be gone: the browser fires no event for that.
    const observer = new ResizeObserver(() => report(isPaused && isAttended()));
    observer.observe(current);
    return () => {
      listening.abort();
      observer.disconnect();
      report(false);
    };
  }, [list, onPause, onResume]);
};

function contains({ left, right, top, bottom }: DOMRect, { x, y }: { x: number; y: number }): boolean {
  return left <= x && x <= right && top <= y && y <= bottom;
}

const looks: Record<ToastMessageTone, { icon: IconNode; colour: string }> = {
  success: { icon: CircleCheck, colour: 'text-success' },
  error: { icon: CircleAlert, colour: 'text-error' },
  info: { icon: Info, colour: 'text-info' },
  warning: { icon: TriangleAlert, colour: 'text-warning' },
  loading: { icon: LoaderCircle, colour: 'animate-spin text-accent' },
};

/** The toasts themselves: a page begins without one. */
export default function ToastList({ toasts, onPause, onResume, onDismiss, ...item }: ToastStackProps) {
  const list = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<Element>(null);
  usePauses(list, { onPause, onResume });
  // A modal dialog covers everything on the page. While one is open, the messages become a popover, which
  // joins it in the browser's top layer.
  useLayoutEffect(() => {
    const { current } = list;
    if (current === null || document.querySelector('dialog:modal') === null) return;
    current.showPopover();
    return () => current.hidePopover();
  }, [toasts]);

  return (
    <ol
      ref={list}
      popover="manual"
      onFocus={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
      className={classes(
        'static m-0 flex w-full flex-col gap-2 overflow-visible bg-transparent p-0',
        'open:fixed open:inset-auto open:top-1 open:right-14 open:w-toast open:max-w-[calc(100vw-4rem)] md:open:top-4 md:open:right-4',
      )}
    >
      {toasts.map((toast) =>
        toast.isHeard ? (
          <HeardItem key={toast.id} toast={toast} {...item} />
        ) : (
          <ToastItem
            key={toast.id}
            {...item}
            toast={toast}
            onDismiss={(id) => {
              // The button is about to disappear, so the focus returns to its origin.
              if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
              onDismiss(id);
            }}
          />
        ),
      )}
    </ol>
  );
}

interface ToastItemProps extends Pick<ToastStackProps, 'onShown' | 'onDismiss' | 'onCopy' | 'SmsToast'> {
  toast: ToastStackProps['toasts'][number];
}

function ToastItem({ toast, onShown, onDismiss, onCopy, SmsToast }: ToastItemProps) {
  const { id, tone, text, about, code, number } = toast;
  const { icon, colour } = looks[tone];
  useShown(id, onShown);
  const dismiss = (
    <span className="-my-1 [grid-area:more]">
      <IconButton
        label="Dismiss"
        size="sm"
        onClick={() => onDismiss(id)}
        icon={<Icon of={X} className="size-4" />}
      />
    </span>
  );
  const plain = (
    <div className="flex items-start gap-3 py-2 pr-2 pl-4 md:py-3">
      <Icon of={icon} className={classes('mt-0.5 size-4 shrink-0', colour)} />
      <div className="min-w-0 flex-1 text-sm text-ink">
        <p>
          <UntrustedText>{text}</UntrustedText>
        </p>
        {about !== undefined && (
          <p className="text-xs text-ink-muted">
            <UntrustedText>{about}</UntrustedText>
          </p>
        )}
      </div>
      {code !== undefined && (
        <Button size="sm" aria-label={`Copy SMS code ${code}`} onClick={() => onCopy(code)}>
          Copy
        </Button>
      )}
      {dismiss}
    </div>
  );
  return (
    <li
      // Below the one that takes its place.
      ref={useFadeOut('z-40')}
      className="animate-enter rounded-card border border-line bg-raised shadow-popover [&_button]:pointer-events-auto"
    >
      {number === undefined ? (
        plain
      ) : (
        <Suspense fallback={plain}>
          <SmsToast {...{ text, code, number, onCopy, dismiss, plain }} />
        </Suspense>
      )}
    </li>
  );
}

function HeardItem({
  toast: { id, text, number, code = '' },
  onShown,
}: Pick<ToastItemProps, 'toast' | 'onShown'>) {
  useShown(id, onShown);
  return (
    <li className="sr-only">
      <bdi aria-hidden>{text}</bdi>
      {/* Digit by digit. */}
      <span translate="no">{text.replace(code, () => Array.from(code).join(' '))}</span>
      {number && ` ${number.service} ${number.phoneGroups.join(' ')}`}
    </li>
  );
}
