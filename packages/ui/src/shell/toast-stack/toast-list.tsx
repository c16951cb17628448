import {
  CircleAlert,
  CircleCheck,
  Info,
  LoaderCircle,
  TriangleAlert,
  X,
  type LucideIcon,
} from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';

import { classes } from '../../primitives/classes';
import type { ToastStackProps, ToastTone } from './toast-stack';

const looks: Record<ToastTone, { icon: LucideIcon; colour: string }> = {
  success: { icon: CircleCheck, colour: 'text-success' },
  error: { icon: CircleAlert, colour: 'text-danger' },
  info: { icon: Info, colour: 'text-info' },
  warning: { icon: TriangleAlert, colour: 'text-warning' },
  loading: { icon: LoaderCircle, colour: 'animate-spin text-accent' },
};

/** The messages themselves. */
export default function ToastList({ toasts, onDismiss }: ToastStackProps) {
  const list = useRef<HTMLOListElement>(null);
  // A modal dialog lies above everything on the page: what is said while it is open has to lie above it.
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
      className="static m-0 flex w-full flex-col gap-2 overflow-visible bg-transparent p-0 open:fixed open:inset-auto open:top-4 open:right-4 open:w-88 open:max-w-[calc(100vw-2rem)]"
    >
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
  );
}
