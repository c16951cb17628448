import { createElement, type ComponentType, type SVGProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import createLeanIcon from './lean-icon';

const markupOf = (icon: ComponentType<SVGProps<SVGSVGElement>>) =>
  renderToStaticMarkup(createElement(icon, { className: 'size-4' }));

/** The files of lucide-react, which name what they draw; the package's entry has the components only. */
const files = import.meta.glob<{
  default: ComponentType<SVGProps<SVGSVGElement>>;
  __iconData: Parameters<typeof createLeanIcon>[0];
}>(
  '../../../node_modules/lucide-react/dist/esm/icons/{repeat,copy,chart-column,smartphone,sliders-horizontal}.mjs',
  { eager: true },
);

describe('an icon of the build', () => {
  test.each(Object.entries(files))('%s is drawn as lucide draws it', (_, { default: icon, __iconData }) => {
    const lucides = markupOf(icon).replace(/class="lucide[^"]*size-4"/, 'class="size-4"');
    expect(markupOf(createLeanIcon(__iconData))).toBe(lucides);
  });

  test('there are icons to compare', () => expect(Object.keys(files)).toHaveLength(5));
});
