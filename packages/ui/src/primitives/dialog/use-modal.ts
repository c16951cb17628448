import {
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type Ref,
  type SyntheticEvent,
} from 'react';

import { closeOnBack } from './close-on-back';

/** Below this width a dialog fills the screen, or the menu is a drawer. */
const NARROW = '(max-width: 63.99rem)';

/** Layer of the content of a modal dialog, which leaves with its backdrop. */
export const BACKDROP = 'z-50 bg-overlay text-ink';

/**
 * Opens a native `<dialog>` as a modal: the page below is inert and the focus is trapped, then restored. Escape and a
 * click on the backdrop call `onClose`, on narrow screens Back as well; the caller decides. Only one modal can be open: while another one is open, this
 * one stays closed and calls `onClose`.
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
    // The open dialog made the page inert, so the user requested it later: the code of this one was still loading.
    if (document.querySelector('dialog[open]') !== null) {
      giveWay();
      return;
    }
    current.showModal();
    const forget = window.matchMedia(NARROW).matches ? closeOnBack(() => giveWay()) : undefined;
    return () => {
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
    // The content fills the dialog, so a press on the dialog element itself hits the backdrop. Not onClick: a text
    // selection may start inside and end outside. Only the main mouse button counts.
    onMouseDown: (event: MouseEvent) => {
      if (event.button !== 0 || event.target !== event.currentTarget) return;
      // The press itself would take the focus from the element that gets it back.
      event.preventDefault();
      onClose();
    },
  };
};
