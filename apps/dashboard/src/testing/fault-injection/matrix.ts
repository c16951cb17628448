import type { CaseResult } from './cases/outcome';

/** Rows and columns of a fault matrix. */
export interface Grid {
  /** Heading of its table. */
  readonly title: string;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
}

/** A grid whose cases can be run. */
export interface Matrix extends Grid {
  readonly run: (row: string, column: string) => Promise<CaseResult>;
}

type Named = string | { readonly name: string };

const nameOf = (entry: Named): string => (typeof entry === 'string' ? entry : entry.name);

/** The entry with a name, which comes from the matrix itself. */
const find = <T extends Named>(entries: readonly T[], name: string): T =>
  entries.find((entry) => nameOf(entry) === name) as T;

/** Creates a matrix from its rows and columns. */
export const createMatrix = <Row extends Named, Column extends Named>(
  title: string,
  rows: readonly Row[],
  columns: readonly Column[],
  run: (row: Row, column: Column) => Promise<CaseResult>,
): Matrix => ({
  title,
  rows: rows.map(nameOf),
  columns: columns.map(nameOf),
  run: (row, column) => run(find(rows, row), find(columns, column)),
});

/** One cell of a grid. */
export interface MatrixCase<G extends Grid = Grid> {
  readonly matrix: G;
  readonly row: string;
  readonly column: string;
}

/** Every cell of a grid, row by row. */
export const casesOf = <G extends Grid>(matrix: G): readonly MatrixCase<G>[] =>
  matrix.rows.flatMap((row) => matrix.columns.map((column) => ({ matrix, row, column })));
