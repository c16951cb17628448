import type { MouseEventHandler, ReactNode } from 'react';

import { busyButtonProps } from '../busy-button-props';
import type { ElementProps } from '../element-props';
import { Spinner } from '../spinner';
import { useDescribedBy } from '../described-by';
import { buttonClasses, type ButtonLook } from './button-classes';

export interface ButtonProps extends ButtonLook, ElementProps<HTMLButtonElement> {
  /** Label; starts with a verb. */
  children: ReactNode;
  /** @defaultValue 'button' */
  type?: 'button' | 'submit' | undefined;
  /** Not called while the button is busy or disabled. */
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  /** True while the action is not possible; give the reason with `describedBy`. @defaultValue false */
  disabled?: boolean | undefined;
  /** True while the action is pending: a spinner replaces the icon, and clicks are ignored. @defaultValue false */
  busy?: boolean | undefined;
  /** Decorative icon before the text, 16 px. */
  icon?: ReactNode;
  /** Id of the text that describes the button, for example why it is disabled. */
  describedBy?: string | undefined;
  /** Accessible name, when the visible text is not enough. */
  'aria-label'?: string | undefined;
  /** True while the controlled element is open. */
  'aria-expanded'?: boolean | undefined;
  /** Id of the controlled element. */
  'aria-controls'?: string | undefined;
}

/** Starts an action. To navigate to another page use `LinkButton`. */
export function Button({
  children,
  type = 'button',
  onClick,
  disabled,
  busy,
  icon,
  describedBy,
  variant,
  size,
  fullWidth,
  ...button
}: ButtonProps) {
  return (
    <button
      {...button}
      type={type}
      {...busyButtonProps({ busy, disabled, onClick })}
      aria-describedby={useDescribedBy(describedBy)}
      className={buttonClasses({ variant, size, fullWidth })}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}
