import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const INTER = createRequire(import.meta.url).resolve('inter-ui/variable/InterVariable.woff2');

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, place) => String.fromCharCode(first + place)).join('');

/** The characters of the product's own texts, the letters of western Europe, and currency signs. */
export const TEXT = `${range(0x20, 0x7e)}\u00a0${range(0xc0, 0xff)}·–—‘’“”…−₦€⌘←↑→↓`;

/** The weights of the product; letters of one optical size. */
const AXES = { wght: { min: 400, max: 700 }, opsz: 14 };

/** Kerning, tabular digits, and the slashed zero. */
const FEATURES = ['kern', 'tnum', 'zero'];

/** The subset of Inter that nearly every page needs, as a woff2 file (decision 0052). */
export const interSubset = async () =>
  subsetFont(await readFile(INTER), TEXT, {
    targetFormat: 'woff2',
    variationAxes: AXES,
    keepFeatures: FEATURES,
  });
