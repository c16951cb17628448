import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { flagSprite, logoSprite } from '../scripts/pictures/sprites.mjs';

const FOLDER = 'packages/ui/src/pictures';

it.each([
  ['flags', flagSprite],
  ['logos', logoSprite],
] as const)('the sprite of %s is the one that `npm run pictures` makes', (name, make) => {
  const sprite = readFileSync(`${FOLDER}/${name}.svg`, 'utf8');
  expect(sprite.match(/<symbol id=/g)?.length).toBeGreaterThan(50);
  expect(sprite).toBe(make());
});
