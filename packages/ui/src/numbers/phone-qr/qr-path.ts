import { encode } from 'uqr';

/** Quiet zone in modules on every side (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** A QR code as an SVG path. */
export interface QrPath {
  /** Modules per side, quiet zone included. */
  readonly size: number;
  /** The `d` attribute of a `path`. */
  readonly path: string;
}

/** Encodes a text as a QR code with 15 % error correction. */
export const qrPath = (text: string): QrPath => {
  const { data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size: data.length, path: squares.join('') };
};
