import { classes } from '../classes';
import type { ElementProps } from '../element-props';

const SPRITE = new URL('../../sprites/flags.svg', import.meta.url).href;

const SIZES = {
  sm: 'h-3 w-4.5 rounded-xs',
  md: 'h-5.5 w-8 rounded-chip',
};

export interface CountryFlagProps extends ElementProps<SVGSVGElement> {
  /** Provider code of the country, for example '187'. */
  code: string;
  /** 18 × 12 px next to text, or 32 × 22 px in a choice. @defaultValue 'sm' */
  size?: keyof typeof SIZES | undefined;
}

/** Decorative flag next to a country's name. A missing or loading flag leaves an empty box of the same size. */
export function CountryFlag({ code, size = 'sm', ...element }: CountryFlagProps) {
  return (
    <svg
      {...element}
      aria-hidden
      className={classes(
        'inline-block shrink-0 bg-sunken align-[-0.15em] outline outline-1 -outline-offset-1 outline-ink/10 forced-color-adjust-none',
        SIZES[size],
      )}
    >
      <use href={`${SPRITE}#${code}`} />
    </svg>
  );
}
