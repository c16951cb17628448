/**
 * Writes the sheets of flags and logos for the UI (packages/ui/src/sheets), the font subset for nearly every
 * page, and the icons of the installed app (apps/dashboard/public/icons). Run by `node
 * scripts/release/assets/make.mjs` after a change of the lists beside this file or of the packages with the
 * images and the font.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { interSubset } from './font.mjs';
import { appIcons } from './icons.mjs';
import { flagSheet, logoCodes, logoSheet, render } from './sheets.mjs';

const FOLDER = 'packages/ui/src/sheets';
const PUBLIC = 'apps/dashboard/public';

writeFileSync(`${FOLDER}/flags.webp`, await render(flagSheet()));
writeFileSync(`${FOLDER}/logos.webp`, await render(logoSheet()));
writeFileSync(`${FOLDER}/logo-codes.ts`, logoCodes());
writeFileSync('packages/ui/src/tokens/inter.woff2', await interSubset());

mkdirSync(`${PUBLIC}/icons`, { recursive: true });
for (const [name, picture] of await appIcons(`${PUBLIC}/favicon.svg`)) {
  writeFileSync(`${PUBLIC}/icons/${name}`, picture);
}
