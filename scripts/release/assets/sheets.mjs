/** The pictures of countries and services, and the sheets that show them as backgrounds (decision 0039). */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as flags from 'country-flag-icons/string/3x2';
import { chromium } from '@playwright/test';
import logos from 'simple-icons/icons.json' with { type: 'json' };
import { launchOptions } from '../../ci/browser.mjs';

const require = createRequire(import.meta.url);
const read = (module) => readFileSync(require.resolve(module), 'utf8');
const readOwn = (name) => readFileSync(new URL(name, import.meta.url), 'utf8');

/**
 * Pixels between two pictures that repeat their edges, so that a scaled sheet shows nothing of the
 * neighbours.
 */
const GUTTER = 8;

const picture = (viewBox, shapes) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" preserveAspectRatio="none">${shapes.trim()}</svg>`;

/** Every country's flag; its cell is the provider's id of the country. */
export const flagSheet = () => ({
  columns: 16,
  rows: 13,
  width: 64,
  height: 44,
  pictures: readOwn('country-ids.tsv')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id, iso] = line.split('\t');
      const [, viewBox, shapes] = /viewBox="([^"]+)">(.*)<\/svg>/s.exec(flags[iso]);
      return { cell: Number(id), svg: picture(viewBox, shapes) };
    }),
});

/** Relative luminance of a colour as 'FFFC00' (WCAG 2.2). */
const luminanceOf = (hex) => {
  const [red, green, blue] = [0, 2, 4].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Maximum luminance of a tile on which a white mark is readable. */
const BRIGHT = 0.6;

const slugs = JSON.parse(readOwn('service-logos.json'));
const codes = Object.keys(slugs).toSorted();

/**
 * The available logos, each on a tile of its brand's colour; its cell is the place of its code in the
 * alphabet.
 */
export const logoSheet = () => {
  const hexOf = new Map(logos.map(({ slug, title, hex }) => [slug ?? title.toLowerCase(), hex]));
  const logoOf = (slug) => {
    const hex = hexOf.get(slug);
    const [, mark] = / d="([^"]+)"/.exec(read(`simple-icons/icons/${slug}.svg`));
    const ink = luminanceOf(hex) > BRIGHT ? '#12161f' : '#fff';
    return picture(
      '-8 -8 40 40',
      `<path fill="#${hex}" d="M-8-8h40v40H-8z"/><path fill="${ink}" d="${mark}"/>`,
    );
  };
  return {
    columns: 8,
    rows: 8,
    width: 80,
    height: 80,
    pictures: codes.map((code, cell) => ({ cell, svg: logoOf(slugs[code]) })),
  };
};

const digestOf = (sheet) => createHash('sha256').update(JSON.stringify(sheet)).digest('hex').slice(0, 16);

/**
 * The module with the codes of the services that have logos. Its digests change with a picture, so a test
 * sees sheets that are out of date.
 */
export const logoCodes =
  () => `/* Written by scripts/release/assets/make.mjs; flags ${digestOf(flagSheet())}, logos ${digestOf(logoSheet())}. */
/** Services on the sheet of logos, in the order of its cells. */
export const LOGO_CODES: readonly string[] =
  '${codes.join(' ')}'.split(
    ' ',
  );
`;

/**
 * Lossy: the difference is invisible at the size of a flag or logo, and the lossless file is twice as large.
 */
const QUALITY = 0.6;

/** A sheet as WebP, with every picture at twice its largest size. */
export const render = async (sheet) => {
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage();
  const base64 = await page.evaluate(
    async ({ columns, rows, width, height, pictures, gutter, quality }) => {
      const [cellWidth, cellHeight] = [width + gutter, height + gutter];
      const canvas = document.createElement('canvas');
      canvas.width = columns * cellWidth - gutter;
      canvas.height = rows * cellHeight - gutter;
      const context = canvas.getContext('2d');
      for (const { cell, svg } of pictures) {
        const image = new Image(width, height);
        image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
        await image.decode();
        const [x, y] = [(cell % columns) * cellWidth, Math.floor(cell / columns) * cellHeight];
        context.drawImage(image, x - gutter / 2, y - gutter / 2, cellWidth, cellHeight);
        context.clearRect(x, y, width, height);
        context.drawImage(image, x, y, width, height);
      }
      return canvas.toDataURL('image/webp', quality).split(',')[1];
    },
    { ...sheet, gutter: GUTTER, quality: QUALITY },
  );
  await browser.close();
  return Buffer.from(base64, 'base64');
};
