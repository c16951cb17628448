import {
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type Ref,
  type SyntheticEvent,
} from 'react';

/** What closes each open dialog, the newest last. They share one entry of the browser's history. */
const open: (() => void)[] = [];

/** True while the entry of a dialog that was closed otherwise is being left. */
let isLeaving = false;

/** True while the page may be left, for a payment in this tab: going back would stop that. */
let isUnloading = false;

const hasEntry = (): boolean => Boolean((window.history.state as { isDialog?: boolean } | null)?.isDialog);

const addEntry = (): void => {
  if (isLeaving || hasEntry()) return;
  // With the router's own state, for which this is the same place.
  window.history.pushState({ ...(window.history.state as object | null), isDialog: true }, '');
};

const leaveEntry = (): void => {
  if (open.length > 0 || isLeaving || isUnloading || !hasEntry()) return;
  isLeaving = true;
  window.history.back();
};

const onPopState = (): void => {
  if (isLeaving) isLeaving = false;
  else if (!hasEntry()) open.pop()?.();
  // A link in a dialog left its entry behind, which shows nothing: it is passed over.
  if (open.length > 0) addEntry();
  else leaveEntry();
};

const onBeforeUnload = (): void => {
  isUnloading = true;
};

const onPageShow = (): void => {
  isUnloading = false;
  leaveEntry();
};

/**
 * Lets the browser's Back close a dialog in place of leaving the page, since Back is the main key of a phone.
 * @returns forgets the dialog, which is closed
 */
const closeOnBack = (close: () => void): (() => void) => {
  window.addEventListener('popstate', onPopState);
  window.addEventListener('beforeunload', onBeforeUnload);
  window.addEventListener('pageshow', onPageShow);
  // What has just opened shows that the page stays: a download or a mail link also announces that it is left.
  isUnloading = false;
  open.push(close);
  addEntry();
  return () => {
    const place = open.indexOf(close);
    if (place >= 0) open.splice(place, 1);
    // A dialog that opens in place of this one keeps the entry.
    queueMicrotask(leaveEntry);
  };
};

/**
 * Takes the toasts into a modal dialog: what is outside of one is inert, so it is neither announced nor
 * reached by the keyboard or a click, in the top layer either.
 * @returns puts them back
 */
const takeToasts = (dialog: HTMLDialogElement): (() => void) => {
  const toasts = document.querySelector('[data-toasts]');
  const home = toasts?.parentElement;
  if (!toasts || !home) return () => undefined;
  dialog.append(toasts);
  // Above what the dialog clips, where the browser has popovers.
  toasts.querySelector<Element & Partial<HTMLElement>>('[popover]')?.togglePopover?.(true);
  return () => home.append(toasts);
};

/** Below this width a dialog fills the screen, or the menu is a drawer. */
const NARROW = '(max-width: 63.99rem)';

/** Layer of the content of a modal dialog, which leaves with its backdrop. */
export const BACKDROP = 'z-50 bg-overlay text-ink';

/**
 * Opens a native `<dialog>` as a modal: the page below is inert and the focus is trapped, then restored.
 * Escape and a click on the backdrop call `onClose`, on narrow screens Back as well; the caller decides. Only
 * one modal can be open: while another one is open, this one stays closed and calls `onClose`.
 * @returns attributes of the `<dialog>`
 */
export const useModal = (open: boolean, onClose: () => void, ref?: Ref<HTMLDialogElement>) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement, []);

  const giveWay = useEffectEvent(onClose);
  // A layout effect, so that the first paint already shows an open dialog.
  useLayoutEffect(() => {
    const { current } = dialog;
    if (!open || current === null) return;
    // The open dialog made the page inert, so the user requested it later: the code of this one was still
    // loading.
    if (document.querySelector('dialog[open]') !== null) {
      giveWay();
      return;
    }
    current.showModal();
    const giveToastsBack = takeToasts(current);
    const forget = window.matchMedia(NARROW).matches ? closeOnBack(() => giveWay()) : undefined;
    return () => {
      giveToastsBack();
      current.close();
      forget?.();
    };
  }, [open]);

  return {
    ref: dialog,
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      onClose();
    },
    // The content fills the dialog, so a press on the dialog element itself hits the backdrop. Not onClick: a
    // text selection may start inside and end outside. Only the main mouse button counts.
    onMouseDown: (event: MouseEvent) => {
      if (event.button !== 0 || event.target !== event.currentTarget) return;
      // The press itself would take the focus from the element that gets it back.
      event.preventDefault();
      onClose();
    },
  };
};
