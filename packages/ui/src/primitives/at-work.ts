import type { ButtonHTMLAttributes, MouseEventHandler } from 'react';

const doNothing: MouseEventHandler = (event) => event.preventDefault();

/** What a button is given while its action may be under way. */
interface AtWorkOptions {
  busy: boolean;
  disabled: boolean;
  onClick: MouseEventHandler<HTMLButtonElement> | undefined;
}

/**
 * The attributes of a button whose action may be under way. Such a button does nothing and says so, but it is not
 * `disabled`: that would take the focus from under whoever has just pressed it.
 */
export const atWork = ({
  busy,
  disabled,
  onClick,
}: AtWorkOptions): ButtonHTMLAttributes<HTMLButtonElement> =>
  busy
    ? { 'aria-busy': true, 'aria-disabled': true, onClick: doNothing }
    : { disabled, ...(onClick === undefined ? {} : { onClick }) };
