import { classes } from '../classes';
import type { ElementProps } from '../element-props';

const SPRITE = new URL('../../sprites/flags.svg', import.meta.url).href;

const SIZES = {
  sm: 'h-3 w-4.5 rounded-xs',
  md: 'h-5.5 w-8 rounded-chip',
};

/** Props of {@link CountryFlag}. */
export interface CountryFlagProps extends ElementProps<SVGSVGElement> {
  /** Code of the country as the number provider has it, for example '187'. */
  code: string;
  /** 18 × 12 px beside a text, or 32 × 22 px in front of a choice. @defaultValue 'sm' */
  size?: keyof typeof SIZES | undefined;
}

/**
 * The flag of a country, as decoration beside its name. A country without one, or a flag that is still on its way,
 * leaves an empty field of the same size.
 */
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
