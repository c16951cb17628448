import {
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type Ref,
  type SyntheticEvent,
} from 'react';

/**
 * What makes a `<dialog>` the browser's own modal one: the page below is inert, the focus goes in, stays in and comes
 * back. Escape and a press beside it ask for it to be closed; the caller decides. There is one at a time: while another
 * is open it does not open, and asks to be closed.
 * @returns attributes of the `<dialog>`
 */
export const useModal = (open: boolean, onClose: () => void, ref?: Ref<HTMLDialogElement>) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement, []);

  const giveWay = useEffectEvent(onClose);
  // A layout effect, so that an open dialog is never painted closed first.
  useLayoutEffect(() => {
    const { current } = dialog;
    if (!open || current === null) return;
    // The page below that one is inert, so it was asked for later: the code of this one has only just come.
    if (document.querySelector('dialog[open]') !== null) {
      giveWay();
      return;
    }
    current.showModal();
    return () => current.close();
  }, [open]);

  return {
    ref: dialog,
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      onClose();
    },
    // The content fills the dialog, so a press on the dialog element itself is on its backdrop. Not onClick: selecting
    // text may start inside and end outside. The other buttons of a mouse mean something else.
    onMouseDown: ({ button, target, currentTarget }: MouseEvent) => {
      if (button === 0 && target === currentTarget) onClose();
    },
  };
};
