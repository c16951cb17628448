import type { MouseEventHandler, ReactNode } from 'react';

import { busyButtonProps } from './busy-button-props';
import { classes } from './classes';
import type { ElementProps } from './element-props';
import { Spinner } from './spinner';
import { useDescribedBy } from './described-by';
import { buttonClasses, type ButtonLook } from './button/button-classes';

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
  /** On phones only the icon is visible, without an outline; the label remains the name. @defaultValue false */
  iconOnPhones?: boolean | undefined;
  /** Id of the text that describes the button, for example why it is disabled. */
  describedBy?: string | undefined;
  /** Accessible name, when the visible text is not enough. */
  'aria-label'?: string | undefined;
  /** True while the controlled element is open. */
  'aria-expanded'?: boolean | undefined;
  /** Id of the controlled element. */
  'aria-controls'?: string | undefined;
}

/**
 * Starts an action on this page. Its four variants show the weight of the action, not its kind. For any action on this
 * page: refresh, buy, cancel, open a dialog. Not for navigation, even if it should look like a button: use LinkButton,
 * so that middle click and 'Open in new tab' work. While busy it has aria-busy and aria-disabled, keeps the focus and
 * is announced as unavailable.
 */
export function Button({
  children,
  type = 'button',
  onClick,
  disabled,
  busy,
  icon,
  iconOnPhones = false,
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
      className={classes(
        buttonClasses({ variant, size, fullWidth }),
        iconOnPhones &&
          'max-md:size-11 max-md:border-transparent max-md:bg-transparent max-md:px-0 max-md:last:-mr-3.5',
      )}
    >
      {busy ? <Spinner /> : icon}
      <span className={iconOnPhones ? 'max-md:sr-only' : 'contents'}>{children}</span>
    </button>
  );
}
