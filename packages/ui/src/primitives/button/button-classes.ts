import { classes } from '../classes';

/** Visual weight of an action. One primary action per view. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'error';

/** Height of a control. To touch, each is at least 44 px high. */
export type ButtonSize = 'sm' | 'md' | 'lg';

const base =
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-control border font-medium whitespace-nowrap select-none transition-colors max-xs:shrink max-xs:whitespace-normal disabled:cursor-not-allowed disabled:shadow-none aria-disabled:cursor-not-allowed';

/** Disabled, each but the ghost has one look, whatever its weight; busy, it keeps its own. */
const variants: Record<ButtonVariant, string> = {
  primary:
    'border-transparent bg-accent-fill text-on-accent not-disabled:not-aria-disabled:hover:bg-accent-fill-hover disabled:border-line disabled:bg-sunken disabled:text-ink-subtle',
  secondary:
    'border-line-button bg-surface text-ink not-disabled:not-aria-disabled:hover:bg-sunken disabled:border-line disabled:bg-sunken disabled:text-ink-subtle',
  ghost:
    'border-transparent text-ink-muted not-disabled:not-aria-disabled:hover:bg-sunken not-disabled:not-aria-disabled:hover:text-ink disabled:text-ink-subtle',
  error:
    'border-transparent bg-error text-on-error not-disabled:not-aria-disabled:hover:bg-error-hover disabled:border-line disabled:bg-sunken disabled:text-ink-subtle',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'touch-target h-8 max-xs:h-auto max-xs:min-h-8 px-3 text-sm',
  md: 'h-11 max-xs:h-auto max-xs:min-h-11 px-4 text-sm md:h-9',
  lg: 'h-11 max-xs:h-auto max-xs:min-h-11 px-5 text-base md:h-10 md:text-sm',
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
