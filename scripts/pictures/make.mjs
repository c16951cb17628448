/**
 * Writes the sprites of flags and logos that the UI shows (packages/ui/src/pictures). Run by `npm run pictures` after
 * a change of the lists beside this file or of the packages the pictures come from.
 */
import { writeFileSync } from 'node:fs';
import { flagSprite, logoSprite } from './sprites.mjs';

const FOLDER = 'packages/ui/src/pictures';

writeFileSync(`${FOLDER}/flags.svg`, flagSprite());
writeFileSync(`${FOLDER}/logos.svg`, logoSprite());
