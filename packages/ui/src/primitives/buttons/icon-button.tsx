import type { MouseEventHandler, ReactNode } from 'react';

import { busyButtonProps } from './busy-button-props';
import { classes } from '../classes';
import type { ElementProps } from '../element-props';
import { Spinner } from '../feedback/spinner';
import { useDescribedBy } from '../forms/described-by';

export type IconButtonSize = 'sm' | 'md' | 'lg';

export interface IconButtonProps extends ElementProps<HTMLButtonElement> {
  /** Accessible name and native title. */
  label: string;
  /** 16 to 20 px. */
  icon: ReactNode;
  /** Not called while the button is busy or disabled. */
  onClick: MouseEventHandler<HTMLButtonElement>;
  /** True while the action is pending: a spinner replaces the icon. @defaultValue false */
  busy?: boolean | undefined;
  /** @defaultValue false */
  disabled?: boolean | undefined;
  /** 28 px in a table row, 40 px (36 px with a mouse), or 44 px for thumbs. @defaultValue 'md' */
  size?: IconButtonSize | undefined;
  /** True while its popup is open; omit it on a button without one. */
  'aria-expanded'?: boolean | undefined;
  /** Id of the text that names the subject of the action. */
  describedBy?: string | undefined;
}

const sizes: Record<IconButtonSize, string> = {
  sm: 'size-7',
  md: 'size-10 md:size-9',
  lg: 'size-11',
};

/**
 * A square button with a familiar icon; `label` is its name. For refresh, close, copy and details, where
 * there is no room for words. Not for an action with consequences, such as cancelling a number: use Button
 * with a text. While busy it is aria-busy and aria-disabled and keeps the focus.
 */
export function IconButton({
  label,
  icon,
  onClick,
  busy,
  disabled,
  size = 'md',
  describedBy,
  ...element
}: IconButtonProps) {
  return (
    <button
      {...element}
      type="button"
      title={label}
      aria-label={label}
      aria-describedby={useDescribedBy(describedBy)}
      {...busyButtonProps({ busy, disabled, onClick })}
      className={classes(
        'touch-target inline-flex shrink-0 items-center justify-center rounded-control border border-transparent text-ink-muted',
        'cursor-not-allowed opacity-50 transition-colors usable:cursor-pointer usable:opacity-100 usable:hover:bg-sunken usable:hover:text-ink',
        sizes[size],
      )}
    >
      {busy ? <Spinner /> : icon}
    </button>
  );
}
