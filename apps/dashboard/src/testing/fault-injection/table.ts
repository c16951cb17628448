import type { Outcome } from './cases/outcome';
import type { Grid, MatrixCase } from './matrix';

/** How the table shows what a user sees. */
export const SYMBOLS: Readonly<Record<Outcome, string>> = {
  done: '✓',
  'error, then done': 'T',
  'error shown': 't',
  'signed out': 's',
  silent: '–',
};

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** A grid as a Markdown table with numbered columns, and what the numbers stand for. */
const tableOf = ({ title, rows, columns }: Grid, symbolAt: (row: string, column: string) => string): string =>
  [
    `## ${title}`,
    '',
    columns.map((column, index) => `**${index + 1}** ${column}`).join('; '),
    '',
    line([`${rows.length * columns.length} cells`, ...columns.map((_, index) => String(index + 1))]),
    line(['---', ...columns.map(() => '---')]),
    ...rows.map((row) => line([row, ...columns.map((column) => symbolAt(row, column))])),
  ].join('\n');

/** The table of a grid of which these outcomes are known; what is not known stays as the document shows it. */
export const tableWith = (
  grid: Grid,
  outcomeAt: (row: string, column: string) => Outcome | undefined,
  document: string,
): string =>
  tableOf(grid, (row, column) => {
    const outcome = outcomeAt(row, column);
    return outcome === undefined
      ? (documentedSymbol(document, { matrix: grid, row, column }) ?? '?')
      : SYMBOLS[outcome];
  });

/** The symbol that a document shows at a place; undefined where it shows none. */
export const documentedSymbol = (
  document: string,
  { matrix, row, column }: MatrixCase,
): string | undefined => {
  const [, section = ''] = document.split(`## ${matrix.title}\n`);
  const cells = section
    .split('\n')
    .find((text) => text.startsWith(`| ${row} `))
    ?.split('|')
    .map((cell) => cell.trim());
  return cells?.[2 + matrix.columns.indexOf(column)];
};
