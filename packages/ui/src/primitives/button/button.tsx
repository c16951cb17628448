import type { MouseEventHandler, ReactNode } from 'react';

import { busyButtonProps } from '../busy-button-props';
import type { ElementProps } from '../element-props';
import { Spinner } from '../spinner';
import { useDescribedBy } from '../tooltip/described-by';
import { buttonClasses, type ButtonLook } from './button-classes';

/** Props of {@link Button}. */
export interface ButtonProps extends ButtonLook, ElementProps<HTMLButtonElement> {
  /** What happens, beginning with a verb. */
  children: ReactNode;
  /** @defaultValue 'button' */
  type?: 'button' | 'submit' | undefined;
  /** Not called while the button is busy or disabled. */
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  /** The action is not possible now; say why with `describedBy`. @defaultValue false */
  disabled?: boolean | undefined;
  /** The action is under way: a spinner takes the place of the icon, and presses do nothing. @defaultValue false */
  busy?: boolean | undefined;
  /** Decoration before the text; 16 px. */
  icon?: ReactNode;
  /** Id of the text that explains the button, above all why it is disabled. */
  describedBy?: string | undefined;
  /** Name for assistive technology when the visible text alone is not enough. */
  'aria-label'?: string | undefined;
  /** Whether the element that the button opens is open. */
  'aria-expanded'?: boolean | undefined;
  /** Id of the element that the button opens. */
  'aria-controls'?: string | undefined;
}

/** Starts an action. For going to another page use `LinkButton`. */
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
