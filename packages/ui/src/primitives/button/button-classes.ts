import { classes } from '../classes';

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
  md: 'min-h-11 px-4 text-sm xs:h-11 md:h-9 md:min-h-9',
  lg: 'min-h-11 px-5 text-base xs:h-11 md:h-10 md:min-h-10 md:text-sm',
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
