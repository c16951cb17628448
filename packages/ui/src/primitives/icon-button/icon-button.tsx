import type { MouseEventHandler, ReactNode } from 'react';

import { busyButtonProps } from '../busy-button-props';
import { classes } from '../classes';
import type { ElementProps } from '../element-props';
import { Spinner } from '../spinner';
import { useDescribedBy } from '../tooltip/described-by';

/** How large an icon button is. */
export type IconButtonSize = 'sm' | 'md' | 'lg';

/** Props of {@link IconButton}. */
export interface IconButtonProps extends ElementProps<HTMLButtonElement> {
  /** The button's name; also its native title. */
  label: string;
  /** 16 to 20 px. */
  icon: ReactNode;
  /** Not called while the button is busy or disabled. */
  onClick: MouseEventHandler<HTMLButtonElement>;
  /** The action is under way: a spinner takes the place of the icon. @defaultValue false */
  busy?: boolean | undefined;
  /** @defaultValue false */
  disabled?: boolean | undefined;
  /** 28 px in the row of a table, 40 px (36 px with a mouse), or the 44 px of a thumb. @defaultValue 'md' */
  size?: IconButtonSize | undefined;
  /** Id of the text that says what the button concerns. */
  describedBy?: string | undefined;
}

const sizes: Record<IconButtonSize, string> = {
  sm: 'size-7',
  md: 'size-10 md:size-9',
  lg: 'size-11',
};

/** An action whose icon everybody knows; its name is in the label. */
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
        'inline-flex shrink-0 items-center justify-center rounded-control border border-transparent text-ink-muted transition-colors not-disabled:not-aria-disabled:hover:bg-sunken not-disabled:not-aria-disabled:hover:text-ink disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50',
        sizes[size],
      )}
    >
      {busy ? <Spinner /> : icon}
    </button>
  );
}
