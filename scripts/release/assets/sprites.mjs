import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as flags from 'country-flag-icons/string/3x2';
import logos from 'simple-icons/icons.json' with { type: 'json' };

const require = createRequire(import.meta.url);
const read = (module) => readFileSync(require.resolve(module), 'utf8');
const readOwn = (name) => readFileSync(new URL(name, import.meta.url), 'utf8');

const sprite = (symbols) => `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;

/** Every country's flag under the provider's id of the country. */
export const flagSprite = () => {
  const [, ...lines] = readOwn('country-ids.tsv').trim().split('\n');
  return sprite(
    lines.map((line) => {
      const [id, iso] = line.split('\t');
      const [, viewBox, shapes] = /viewBox="([^"]+)">(.*)<\/svg>/s.exec(flags[iso]);
      return `<symbol id="${id}" viewBox="${viewBox}" preserveAspectRatio="none">${shapes.trim()}</symbol>`;
    }),
  );
};

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

/** The available logos, each on a tile of its brand's colour, under the provider's code of the service. */
export const logoSprite = () => {
  const hexOf = new Map(logos.map(({ slug, title, hex }) => [slug ?? title.toLowerCase(), hex]));
  return sprite(
    Object.entries(JSON.parse(readOwn('service-logos.json'))).map(([code, slug]) => {
      const hex = hexOf.get(slug);
      const [, mark] = / d="([^"]+)"/.exec(read(`simple-icons/icons/${slug}.svg`));
      const ink = luminanceOf(hex) > BRIGHT ? '#12161f' : '#fff';
      return `<symbol id="${code}" viewBox="-8 -8 40 40"><path fill="#${hex}" d="M-8-8h40v40H-8z"/><path fill="${ink}" d="${mark}"/></symbol>`;
    }),
  );
};
