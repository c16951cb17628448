import { classes } from './classes';

const SIZES = {
  sm: 'h-3 w-4.5 rounded-xs',
  md: 'h-5.5 w-8 rounded-chip',
};

export interface CountryFlagProps {
  /** Provider code of the country, for example '187'. */
  code: string;
  /** 18 × 12 px next to text, or 32 × 22 px in a choice. @defaultValue 'sm' */
  size?: keyof typeof SIZES | undefined;
}

/**
 * Decorative flag next to a country's name, from one static sheet. A missing or loading flag leaves an empty
 * box of the same size. Before the name of a country in a list, a table, a summary or a card. Not without the
 * name next to it: a flag alone is silent for screen readers and unknown to many users.
 */
export function CountryFlag({ code, size = 'sm' }: CountryFlagProps) {
  const cell = Number(code);
  return (
    <span
      aria-hidden
      className={classes(
        'flag inline-block shrink-0 bg-sunken outline outline-1 -outline-offset-1 outline-ink/10',
        SIZES[size],
      )}
      style={{
        // 16 × 13 cells. A code that is no number makes this invalid, so the position of the style sheet
        // applies.
        backgroundPosition: `${(cell % 16) / 0.15}% ${Math.floor(cell / 16) / 0.12}%`,
      }}
    />
  );
}
