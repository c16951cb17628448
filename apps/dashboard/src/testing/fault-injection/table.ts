import type { Outcome } from './cases/outcome';
import type { Grid, MatrixCase } from './matrix';

/** Symbols of the outcomes in the table. */
export const SYMBOLS: Readonly<Record<Outcome, string>> = {
  done: '✓',
  'error, then done': 'T',
  'error shown': 't',
  'signed out': 's',
  silent: '–',
};

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** A grid as a Markdown table with numbered columns and their legend. */
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

/** The table of a grid with these outcomes; cells without an outcome stay as in the document. */
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

/** The documented symbol of a cell; undefined where there is none. */
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
