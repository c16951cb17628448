import { describe, expect, it } from 'vitest';

import { contrast } from './contrast';
import css from './theme.css?raw';

const pairs = new Map(
  [...css.matchAll(/--color-([\w-]+): light-dark\((#\w+), (#\w+)\)/g)].map(([, name, light, dark]) => [
    name,
    { light, dark },
  ]),
);

const colour = (name: string, theme: 'light' | 'dark'): string => {
  const value = pairs.get(name)?.[theme];
  if (value === undefined) throw new Error(`theme.css has no colour ${name}`);
  return value;
};

const plainGrounds = ['canvas', 'surface', 'raised', 'sunken'];
const tones = ['accent', 'success', 'warning', 'danger', 'info'];

/** The text colours and the backgrounds they may be used on. */
const texts: readonly (readonly [text: string, ground: string])[] = [
  ...['ink', 'ink-muted', 'ink-subtle', ...tones].flatMap((text) =>
    plainGrounds.map((ground) => [text, ground] as const),
  ),
  ...tones.flatMap((tone) => ['ink', 'ink-muted', tone].map((text) => [text, `${tone}-soft`] as const)),
  ['on-accent', 'accent-fill'],
  ['on-accent', 'accent-fill-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
];

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  it.each(texts)('has readable %s text on %s (AA, 4.5 to 1)', (text, ground) => {
    expect(contrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['canvas', 'surface', 'raised'])('shows the edge of a field on %s (AA, 3 to 1)', (ground) => {
    expect(contrast(colour('line-strong', theme), colour(ground, theme))).toBeGreaterThanOrEqual(3);
  });
});
