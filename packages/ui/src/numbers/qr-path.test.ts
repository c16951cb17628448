import fc from 'fast-check';
import decodeQR from 'qr/decode.js';
import { expect, it } from 'vitest';
import { qrPath } from './phone-qr';

/** Pixels per module: a camera sees more than one. */
const SCALE = 4;

/** Decodes a QR code from its rendered image. */
const scan = ({ size, path }: ReturnType<typeof qrPath>): string => {
  const width = size * SCALE;
  const data = new Uint8Array(width * width * 3).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let row = 0; row < SCALE; row += 1) {
      const start = ((Number(y) * SCALE + row) * width + Number(x) * SCALE) * 3;
      data.fill(0, start, start + SCALE * 3);
    }
  }
  return decodeQR({ width, height: width, data });
};

it('a QR code of any number decodes to the original text', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\+?\d{3,20}$/), (phoneNumber) => {
      const link = `tel:${phoneNumber}`;
      expect(scan(qrPath(link))).toBe(link);
    }),
    { numRuns: 30 },
  );
});
