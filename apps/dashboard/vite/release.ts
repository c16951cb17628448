import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Lines of the changelog that are shown. */
const SHOWN_LINES = 2;

/** The newest lines of a changelog as changesets writes it, without the hashes of their commits. */
export const newestLines = (changelog: string): readonly string[] =>
  [...changelog.matchAll(/^- (?:[0-9a-f]{7,40}: )?((?!Updated dependencies).+)$/gm)]
    .slice(0, SHOWN_LINES)
    .map(([, line = '']) => line);

const EPOCH = process.env['SOURCE_DATE_EPOCH'];

/** What this build is called beside its version: its date, and what is new in it. */
export const release = {
  date: new Date(EPOCH === undefined ? Date.now() : Number(EPOCH) * 1_000).toLocaleDateString('en-US', {
    dateStyle: 'medium',
    timeZone: 'UTC',
  }),
  news: newestLines(readFileSync(join(import.meta.dirname, '../CHANGELOG.md'), 'utf8')),
};
