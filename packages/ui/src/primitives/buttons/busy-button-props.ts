import type { ButtonHTMLAttributes, MouseEventHandler } from 'react';

const preventClick: MouseEventHandler = (event) => event.preventDefault();

/** State of a button with a pending action, and its click handler. */
interface BusyButtonOptions {
  busy: boolean | undefined;
  disabled: boolean | undefined;
  onClick: MouseEventHandler<HTMLButtonElement> | undefined;
}

/**
 * Attributes of a button with a pending action. While busy, the button ignores clicks and is announced as
 * busy. It is not `disabled`, because that would take the focus from the user who has just pressed it.
 */
export const busyButtonProps = ({
  busy,
  disabled,
  onClick,
}: BusyButtonOptions): ButtonHTMLAttributes<HTMLButtonElement> =>
  busy ? { 'aria-busy': true, 'aria-disabled': true, onClick: preventClick } : { disabled, onClick };
