import type { ButtonHTMLAttributes, MouseEventHandler } from 'react';

const preventClick: MouseEventHandler = (event) => event.preventDefault();

/** State of a button whose action may be under way, and what a click does. */
interface BusyButtonOptions {
  busy: boolean | undefined;
  disabled: boolean | undefined;
  onClick: MouseEventHandler<HTMLButtonElement> | undefined;
}

/**
 * The attributes of a button whose action may be under way. While it is, the button does nothing and is announced as
 * busy, but it is not `disabled`: that would take the focus away from the user who has just pressed it.
 */
export const busyButtonProps = ({
  busy,
  disabled,
  onClick,
}: BusyButtonOptions): ButtonHTMLAttributes<HTMLButtonElement> =>
  busy ? { 'aria-busy': true, 'aria-disabled': true, onClick: preventClick } : { disabled, onClick };
