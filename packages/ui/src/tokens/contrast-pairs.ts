/** A text colour on a background: names in theme.css without their prefix. */
export interface ColourPair {
  readonly front: string;
  readonly ground: string;
  /** Minimum contrast of WCAG 2.2 AA: 4.5 for text, 3 for the border of a field. */
  readonly least: 4.5 | 3;
}

const PLAIN_GROUNDS = ['canvas', 'surface', 'raised', 'sunken'];
const TONES = ['accent', 'success', 'warning', 'error', 'info'];

const text = (front: string, ground: string): ColourPair => ({ front, ground, least: 4.5 });

/** Allowed colour pairs. Others must not be combined. */
export const contrastPairs: readonly ColourPair[] = [
  ...['ink', 'ink-muted', 'ink-subtle', ...TONES].flatMap((front) =>
    PLAIN_GROUNDS.map((ground) => text(front, ground)),
  ),
  ...TONES.flatMap((tone) => ['ink', 'ink-muted', tone].map((front) => text(front, `${tone}-soft`))),
  text('on-accent', 'accent-fill'),
  text('on-accent', 'accent-fill-hover'),
  text('on-error', 'error'),
  text('on-error', 'error-hover'),
  ...['canvas', 'surface', 'raised'].map((ground): ColourPair => ({
    front: 'line-strong',
    ground,
    least: 3,
  })),
];
