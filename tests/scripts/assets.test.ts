import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { interSubset, TEXT } from '../../scripts/release/assets/font.mjs';
import { flagSprite, logoSprite } from '../../scripts/release/assets/sprites.mjs';

const FOLDER = 'packages/ui/src/sprites';

it.each([
  ['flags', flagSprite],
  ['logos', logoSprite],
] as const)('the sprite of %s is the output of `node scripts/release/assets/make.mjs`', (name, make) => {
  const sprite = readFileSync(`${FOLDER}/${name}.svg`, 'utf8');
  expect(sprite.match(/<symbol id=/g)?.length).toBeGreaterThan(50);
  expect(sprite).toBe(make());
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
