import { readFileSync, writeFileSync } from 'node:fs';

const DOCUMENT = new URL('../../../../../docs/reliability.md', import.meta.url);

/** The document of the fault matrices. */
export const readDocument = (): string => readFileSync(DOCUMENT, 'utf8');

/** Replaces the table with the same heading, or appends it. */
const withTable = (document: string, table: string): string => {
  const [heading = ''] = table.split('\n');
  const [before = '', after] = document.split(`${heading}\n`);
  if (after === undefined) return `${document.trimEnd()}\n\n${table}\n`;
  const next = after.indexOf('\n## ');
  return `${before}${table}\n${next < 0 ? '' : after.slice(next)}`;
};

/** Replaces tables; the rest of the document stays. */
export const writeTables = (tables: readonly string[]): void => {
  writeFileSync(DOCUMENT, tables.reduce(withTable, readDocument()));
};
