import { classes } from '../classes';
import type { MouseEventHandler, ReactNode } from 'react';
import { busyButtonProps } from './busy-button-props';
import type { ElementProps } from '../element-props';
import { Spinner } from '../feedback/spinner';
import { useDescribedBy } from '../forms/described-by';

/** Visual weight of an action. One primary action per view. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'error';

/** Height of a control. To touch, each is at least 44 px high. */
export type ButtonSize = 'sm' | 'md' | 'lg';

const base = classes(
  'inline-flex items-center justify-center gap-2 rounded-control border font-medium select-none transition-colors',
  'disabled:cursor-not-allowed aria-disabled:cursor-not-allowed xs:shrink-0 xs:whitespace-nowrap',
);

/** Disabled, each but the ghost has one look, whatever its weight; busy, it keeps its own. */
const variants: Record<ButtonVariant, string> = {
  primary:
    'border-transparent bg-accent-fill text-on-accent usable:hover:bg-accent-fill-hover disabled:border-line disabled:bg-sunken disabled:text-ink-subtle',
  secondary:
    'border-line-button bg-surface text-ink usable:hover:bg-sunken disabled:border-line disabled:bg-sunken disabled:text-ink-subtle',
  ghost:
    'border-transparent text-ink-muted usable:hover:bg-sunken usable:hover:text-ink disabled:text-ink-subtle',
  error:
    'border-transparent bg-error text-on-error usable:hover:bg-error-hover disabled:border-line disabled:bg-sunken disabled:text-ink-subtle',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'touch-target min-h-8 px-3 text-sm xs:h-8',
  md: 'min-h-11 px-4 text-sm xs:h-11 md:pointer-fine:h-9 md:pointer-fine:min-h-9',
  lg: 'min-h-11 px-5 text-base xs:h-11 md:text-sm md:pointer-fine:h-10 md:pointer-fine:min-h-10',
};

/** Options that set the look of a button, or of a link styled as one. */
export interface ButtonLook {
  /** @defaultValue 'secondary' */
  variant?: ButtonVariant | undefined;
  /** @defaultValue 'md' */
  size?: ButtonSize | undefined;
  /** Fills the width of its parent. @defaultValue false */
  fullWidth?: boolean | undefined;
}

/** Class names shared by {@link Button} and `LinkButton`. */
export const buttonClasses = ({
  variant = 'secondary',
  size = 'md',
  fullWidth = false,
}: ButtonLook): string => classes(base, variants[variant], sizes[size], fullWidth && 'w-full');

export interface ButtonProps extends ButtonLook, ElementProps<HTMLButtonElement> {
  /** Label; starts with a verb. */
  children: ReactNode;
  /** @defaultValue 'button' */
  type?: 'button' | 'submit' | undefined;
  /** Not called while the button is busy or disabled. */
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  /** True while the action is not possible; give the reason with `describedBy`. @defaultValue false */
  disabled?: boolean | undefined;
  /**
   * True while the action is pending: a spinner replaces the icon, and clicks are ignored. @defaultValue
   * false
   */
  busy?: boolean | undefined;
  /** Decorative icon before the text, 16 px. */
  icon?: ReactNode;
  /**
   * On phones only the icon is visible, without an outline; the label remains the name. @defaultValue false
   */
  iconOnPhones?: boolean | undefined;
  /** Id of the text that describes the button, for example why it is disabled. */
  describedBy?: string | undefined;
  /** Accessible name, when the visible text is not enough. */
  'aria-label'?: string | undefined;
  /**
   * True while a press only says what is missing; unlike `disabled`, the button keeps its look and its click.
   */
  'aria-disabled'?: boolean | undefined;
  /** True while the controlled element is open. */
  'aria-expanded'?: boolean | undefined;
  /** Id of the controlled element. */
  'aria-controls'?: string | undefined;
}

/**
 * Starts an action on this page. Its four variants show the weight of the action, not its kind. For any
 * action on this page: refresh, buy, cancel, open a dialog. Not for navigation, even if it should look like a
 * button: use LinkButton, so that middle click and 'Open in new tab' work. While busy it has aria-busy and
 * aria-disabled, keeps the focus and is announced as unavailable.
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
          'max-md:size-11 max-md:border-transparent! max-md:bg-transparent! max-md:px-0 max-md:-outline-offset-2 max-md:last:-mr-3.5',
      )}
    >
      {busy ? <Spinner /> : icon}
      <span className={iconOnPhones ? 'max-md:sr-only' : 'contents'}>{children}</span>
    </button>
  );
}
