import css from './theme.css?raw';

/** A colour of the theme, as `#rrggbb` or `#rrggbbaa`. */
export interface ThemeColour {
  /** Name without prefix, for example 'accent-soft'. */
  readonly name: string;
  readonly light: string;
  readonly dark: string;
}

/** Colours of theme.css, in order. */
export const themeColours: readonly ThemeColour[] = [
  ...css.matchAll(/--color-([\w-]+): light-dark\((#\w+), (#\w+)\)/g),
].map(([, name = '', light = '', dark = '']) => ({ name, light, dark }));

/**
 * A colour by name.
 * @throws if theme.css has no such colour
 */
export const themeColour = (name: string): ThemeColour => {
  const found = themeColours.find((colour) => colour.name === name);
  if (found === undefined) throw new Error(`theme.css has no colour ${name}`);
  return found;
};
