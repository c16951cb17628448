import type { MouseEventHandler, ReactNode } from 'react';

import { atWork } from '../at-work';
import { classes } from '../classes';
import { Spinner } from '../spinner';
import { useDescribedBy } from '../tooltip';

/** How much an icon button stands out. */
export type IconButtonVariant = 'ghost' | 'secondary';

/** Props of {@link IconButton}. */
export interface IconButtonProps {
  /** The button's name; also its native title. */
  label: string;
  /** 16 to 20 px. */
  icon: ReactNode;
  onClick: MouseEventHandler<HTMLButtonElement>;
  /** The action is under way: a spinner takes the place of the icon. @defaultValue false */
  busy?: boolean | undefined;
  /** @defaultValue false */
  disabled?: boolean | undefined;
  /** @defaultValue 'ghost' */
  variant?: IconButtonVariant | undefined;
}

const variants: Record<IconButtonVariant, string> = {
  ghost:
    'border-transparent text-ink-muted not-disabled:not-aria-disabled:hover:bg-sunken not-disabled:not-aria-disabled:hover:text-ink',
  secondary:
    'border-line bg-surface text-ink-muted not-disabled:not-aria-disabled:hover:bg-sunken not-disabled:not-aria-disabled:hover:text-ink',
};

/** An action whose icon everybody knows; its name is in the label. */
export function IconButton({
  label,
  icon,
  onClick,
  busy = false,
  disabled = false,
  variant = 'ghost',
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      aria-describedby={useDescribedBy()}
      {...atWork({ busy, disabled, onClick })}
      className={classes(
        'inline-flex size-10 shrink-0 items-center justify-center rounded-control border transition-colors disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50 md:size-9',
        variants[variant],
      )}
    >
      {busy ? <Spinner /> : icon}
    </button>
  );
}
