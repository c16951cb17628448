import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { interSubset, TEXT } from '../../scripts/release/assets/font.mjs';
import { flagSheet, logoCodes, logoSheet } from '../../scripts/release/assets/sheets.mjs';

const FOLDER = 'packages/ui/src/sheets';

it('the sheets are up to date (run node scripts/release/assets/make.mjs)', () => {
  expect(readFileSync(`${FOLDER}/logo-codes.ts`, 'utf8')).toBe(logoCodes());
});

it.each([
  ['flags', flagSheet()],
  ['logos', logoSheet()],
])('the sheet of %s has the size on which positions are based, and a cell for each', (name, sheet) => {
  const image = readFileSync(`${FOLDER}/${name}.webp`);
  // The extended header of a WebP with transparency has the sizes minus 1.
  expect(image.toString('latin1', 12, 16)).toBe('VP8X');
  expect([image.readUIntLE(24, 3) + 1, image.readUIntLE(27, 3) + 1]).toEqual(
    name === 'flags' ? [16 * 72 - 8, 13 * 52 - 8] : [8 * 88 - 8, 8 * 88 - 8],
  );
  const cells = sheet.pictures.map(({ cell }) => cell);
  expect(cells.length).toBeGreaterThan(50);
  expect(new Set(cells).size).toBe(cells.length);
  expect(Math.max(...cells)).toBeLessThan(sheet.columns * sheet.rows);
});

it('the font is the output of `node scripts/release/assets/make.mjs`, and serves the characters it has', async () => {
  expect(readFileSync('packages/ui/src/tokens/inter.woff2')).toEqual(Buffer.from(await interSubset()));
  const [, ranges = ''] =
    /inter\.woff2[^}]*unicode-range:([^;]*);/s.exec(
      readFileSync('packages/ui/src/tokens/font.css', 'utf8'),
    ) ?? [];
  const served = ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .trim()
      .slice(2)
      .split('-')
      .map((code) => parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place));
  });
  expect(served.toSorted()).toEqual(Array.from(TEXT).toSorted());
});
