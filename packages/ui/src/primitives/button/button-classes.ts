import { classes } from '../classes';

/** How much weight an action carries. One primary action per view. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';

/** Height of a control. `md` and `lg` are at least 40 px high on phones. */
export type ButtonSize = 'sm' | 'md' | 'lg';

const base =
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-control border font-medium whitespace-nowrap select-none transition-colors disabled:cursor-not-allowed';

const variants: Record<ButtonVariant, string> = {
  primary:
    'border-transparent bg-accent text-on-accent shadow-card enabled:hover:bg-accent-hover [a&]:hover:bg-accent-hover disabled:opacity-50',
  secondary:
    'border-line bg-surface text-ink shadow-card enabled:hover:bg-sunken [a&]:hover:bg-sunken disabled:opacity-50',
  ghost:
    'border-transparent text-ink-muted enabled:hover:bg-sunken enabled:hover:text-ink [a&]:hover:bg-sunken [a&]:hover:text-ink disabled:opacity-50',
  danger:
    'border-transparent bg-danger text-on-danger shadow-card enabled:hover:bg-danger-hover [a&]:hover:bg-danger-hover disabled:opacity-50',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'h-8 px-3 text-sm',
  md: 'h-10 px-4 text-sm md:h-9',
  lg: 'h-11 px-5 text-base md:h-10 md:text-sm',
};

/** What decides the look of a button or of a link that looks like one. */
export interface ButtonLook {
  /** @defaultValue 'secondary' */
  variant?: ButtonVariant | undefined;
  /** @defaultValue 'md' */
  size?: ButtonSize | undefined;
  /** Takes the whole width of its container. @defaultValue false */
  fullWidth?: boolean | undefined;
}

/** The class names shared by {@link Button} and `LinkButton`. */
export const buttonClasses = ({
  variant = 'secondary',
  size = 'md',
  fullWidth = false,
}: ButtonLook): string => classes(base, variants[variant], sizes[size], fullWidth && 'w-full');
