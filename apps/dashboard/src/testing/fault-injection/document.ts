import { readFileSync, writeFileSync } from 'node:fs';

const DOCUMENT = new URL('../../../../../docs/reliability.md', import.meta.url);

/** The page about what holds when something goes wrong. */
export const readDocument = (): string => readFileSync(DOCUMENT, 'utf8');

/** Puts a table in the place of the one with the same heading, or at the end. */
const withTable = (document: string, table: string): string => {
  const [heading = ''] = table.split('\n');
  const [before = '', after] = document.split(`${heading}\n`);
  if (after === undefined) return `${document.trimEnd()}\n\n${table}\n`;
  const next = after.indexOf('\n## ');
  return `${before}${table}\n${next < 0 ? '' : after.slice(next)}`;
};

/** Writes tables anew; all else stays. */
export const writeTables = (tables: readonly string[]): void => {
  writeFileSync(DOCUMENT, tables.reduce(withTable, readDocument()));
};
