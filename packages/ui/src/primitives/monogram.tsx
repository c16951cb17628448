import type { ReactNode } from 'react';

import { classes } from './classes';

declare module 'react' {
  interface CSSProperties {
    /** Hue in degrees, for the `tinted` utility of the theme. */
    '--hue'?: number;
  }
}

const SIZES = {
  sm: 'size-6 rounded-chip text-xs',
  md: 'size-8 rounded-control text-sm',
  lg: 'size-10 rounded-control text-base',
};

/** Props of a {@link Monogram} without a picture on it. */
export interface MonogramLook {
  /** Sets letter and tint. */
  name: string;
  /** 24 px in a table, 32 px in front of a choice, 40 px on a card. @defaultValue 'md' */
  size?: keyof typeof SIZES | undefined;
}

export interface MonogramProps extends MonogramLook {
  /** Covers the letter once loaded. */
  children?: ReactNode;
}

/**
 * Decorative first letter of a name on a tint; the same name always has the same tint. For operators, which
 * have no logos. Not for a service: use ServiceLogo, even if it has no logo today.
 */
export function Monogram({ name, size = 'md', children }: MonogramProps) {
  return (
    <span
      aria-hidden
      style={{ '--hue': hueOf(name) }}
      className={classes(
        'tinted relative grid shrink-0 place-items-center overflow-hidden font-semibold select-none',
        SIZES[size],
      )}
    >
      <span>{name.charAt(0).toUpperCase()}</span>
      {children}
    </span>
  );
}

/** A hue in degrees, derived from the name. */
function hueOf(name: string): number {
  return Array.from(name.toLowerCase()).reduce(
    (hue, letter) => (hue * 31 + (letter.codePointAt(0) ?? 0)) % 360,
    0,
  );
}
