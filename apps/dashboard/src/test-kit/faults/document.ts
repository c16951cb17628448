import { readFileSync, writeFileSync } from 'node:fs';

const DOCUMENT = new URL('../../../../../docs/reliability.md', import.meta.url);

/** Stands before the tables: all below it is written by `npm run test:faults`. */
const TABLES = '<!-- The tables: npm run test:faults writes all that follows. -->';

/** The page about what holds when something goes wrong. */
export const readDocument = (): string => readFileSync(DOCUMENT, 'utf8');

/** Writes the tables anew; the words above them stay. */
export const writeTables = (tables: readonly string[]): void => {
  const [words = ''] = readDocument().split(TABLES);
  writeFileSync(DOCUMENT, `${words}${TABLES}\n\n${tables.join('\n\n')}\n`);
};
