import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './sources.ts';
import type { Decision } from 'virtual:decisions';

const FOLDER = path.join(ROOT, 'docs/decisions');

/** A record has its number in the first heading; collected decisions have one in each heading. */
const HEADING = /^#+ (\d{4}) (.+)$/gm;

/** All decisions, by number. */
export const decisions = (): readonly Decision[] =>
  readdirSync(FOLDER)
    .flatMap((file) =>
      [...readFileSync(path.join(FOLDER, file), 'utf8').matchAll(HEADING)].map(
        ([, number = '', title = '']) => ({ number: Number(number), title, file }),
      ),
    )
    .sort((a, b) => a.number - b.number);
