import { Suspense, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { CircleAlert, CircleCheck, Info, LoaderCircle, TriangleAlert, X, type IconNode } from 'lucide';
import { classes } from '../../primitives/classes';
import { Icon } from '../../primitives/icon';
import { Button } from '../../primitives/buttons/button';
import { IconButton } from '../../primitives/buttons/icon-button';
import { UntrustedText } from '../../primitives/untrusted-text';
import { useFadeOut } from '../../primitives/overlays/use-fade-out';
import type { ToastMessage, ToastMessageTone, ToastStackProps } from './toast-message';
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
export default function ToastList({
  toasts,
  onShown,
  onPause,
  onResume,
  onDismiss,
  ...item
}: ToastStackProps) {
  const list = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<Element>(null);
  useShown({ toasts, onShown });
  usePauses(list, { onPause, onResume });
  // A modal dialog has a layer of its own and may clip what it contains; a popover is above it.
  useLayoutEffect(() => {
    // Popovers came later than the oldest browsers that the build is for.
    const { current }: RefObject<Partial<HTMLElement> | null> = list;
    // It is hidden when the dialog gives it back; before, that would take the focus from it.
    if (document.querySelector('dialog:modal') !== null) current?.togglePopover?.(true);
  }, []);

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
          <HeardItem key={toast.id} toast={toast} />
        ) : (
          <ToastItem
            key={toast.id}
            {...item}
            toast={toast}
            onDismiss={(id) => {
              const { activeElement } = document;
              // The button is about to disappear: from the keyboard the focus goes to that of another toast,
              // after the last one, as after a press of the mouse, back to its origin.
              if (list.current?.contains(activeElement)) {
                const next =
                  activeElement?.matches(':focus-visible') && neighbourOf(activeElement, list.current);
                const to = next || cameFrom.current;
                if (to instanceof HTMLElement) to.focus({ preventScroll: true });
              }
              onDismiss(id);
            }}
          />
        ),
      )}
    </ol>
  );
}

/** The last control of the toast after that of a control, else of the one before. */
function neighbourOf(control: Element, list: Element): Element | undefined {
  const buttons = [...list.children].flatMap((toast) => [...toast.querySelectorAll('button')].slice(-1));
  const at = buttons.findIndex((button) => button === control);
  return at < 0 ? undefined : (buttons[at + 1] ?? buttons[at - 1]);
}

interface ToastItemProps extends Pick<ToastStackProps, 'onDismiss' | 'onCopy' | 'SmsToast'> {
  toast: ToastStackProps['toasts'][number];
}

function ToastItem({ toast, onDismiss, onCopy, SmsToast }: ToastItemProps) {
  const { id, tone, text, about, code, number } = toast;
  const { icon, colour } = looks[tone];
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
          {code === undefined ? (
            <UntrustedText>{text}</UntrustedText>
          ) : (
            <Spelled {...{ text, code, number }} />
          )}
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
        // Heard as it joins the list; the line that replaces it is not heard again.
        <div aria-live="off" className="rounded-[inherit]">
          <Suspense fallback={plain}>
            <SmsToast {...{ text, code, number, onCopy, dismiss, plain }} />
          </Suspense>
        </div>
      )}
    </li>
  );
}

function HeardItem({ toast }: Pick<ToastItemProps, 'toast'>) {
  return (
    <li className="sr-only">
      <Spelled {...toast} />
    </li>
  );
}

/** The text of an SMS as it is seen, and as it is heard: its code digit by digit, with its number. */
function Spelled({ text, code = '', number }: Pick<ToastMessage, 'text' | 'code' | 'number'>) {
  return (
    <>
      <span aria-hidden>
        <UntrustedText>{text}</UntrustedText>
      </span>
      <span translate="no" className="sr-only">
        {text.replace(code, () => Array.from(code).join(' '))}
        {number && ` ${number.service} ${number.phoneGroups.join(' ')}`}
      </span>
    </>
  );
}
