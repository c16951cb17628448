import type { Cell } from './cell';

/** Everything that may go wrong in one respect: what is disturbed by row, how by column. */
export interface Matrix {
  /** Heading of its table. */
  readonly title: string;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly run: (row: string, column: string) => Promise<Cell>;
}

/** One place of a matrix. */
export interface Place {
  readonly matrix: Matrix;
  readonly row: string;
  readonly column: string;
}

/** Every place of a matrix, row by row. */
export const placesOf = (matrix: Matrix): readonly Place[] =>
  matrix.rows.flatMap((row) => matrix.columns.map((column) => ({ matrix, row, column })));
