import { encode } from 'uqr';

/** Light squares that scanners need on every side of the code (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** A QR code as the outline of its dark squares. */
export interface QrPath {
  /** Squares on each side, the light edge included. */
  readonly size: number;
  /** For the attribute `d` of a `path`. */
  readonly path: string;
}

/** Draws a text as a QR code that can be read though up to 15 % of it is spoilt. */
export const qrPath = (text: string): QrPath => {
  const { data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size: data.length, path: squares.join('') };
};
