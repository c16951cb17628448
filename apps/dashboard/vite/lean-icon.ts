import { createElement, type ComponentProps } from 'react';

/** Data in each file of lucide-react. */
interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

/** Makes an icon's component: what lucide's own draws, always decorative, without the class names that nothing refers to. */
const createLeanIcon =
  ({ node }: IconData) =>
  ({ className, ...props }: ComponentProps<'svg'>) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className,
        'aria-hidden': true,
        ...props,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );

export default createLeanIcon;
