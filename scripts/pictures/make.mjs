/**
 * Writes the sprites of flags and logos that the UI shows (packages/ui/src/pictures) and the part of its font that
 * nearly every page needs. Run by `npm run pictures` after a change of the lists beside this file or of the packages
 * that pictures and font come from.
 */
import { writeFileSync } from 'node:fs';
import { interSubset } from './font.mjs';
import { flagSprite, logoSprite } from './sprites.mjs';

const FOLDER = 'packages/ui/src/pictures';

writeFileSync(`${FOLDER}/flags.svg`, flagSprite());
writeFileSync(`${FOLDER}/logos.svg`, logoSprite());
writeFileSync('packages/ui/src/tokens/inter.woff2', await interSubset());
