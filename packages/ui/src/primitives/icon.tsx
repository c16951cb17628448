import type { IconNode } from 'lucide';
import { createElement } from 'react';

export interface IconProps {
  /** Shapes of the icon, from the package lucide. */
  of: IconNode;
  /** Size and place; the colour is that of the text. */
  className?: string | undefined;
}

/**
 * An icon of the package lucide in the colour of the text, 24 px unless sized by its class. Always
 * decoration: its button or text has the name. Next to a text, or in a button that has a name. Not for a
 * service: use ServiceLogo.
 */
export const Icon = ({ of, className }: IconProps) => (
  <svg
    aria-hidden
    width={24}
    height={24}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    className={className}
  >
    {of.map(([tag, attributes], place) => createElement(tag, { key: place, ...attributes }))}
  </svg>
);
