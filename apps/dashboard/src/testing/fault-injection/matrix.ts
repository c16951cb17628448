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

type Named<T> = readonly (readonly [name: string, value: T])[];

/** Creates a matrix from its rows and columns. */
export const createMatrix = <Row, Column>(
  title: string,
  rows: Named<Row>,
  columns: Named<Column>,
  run: (row: Row, column: Column) => Promise<CaseResult>,
): Matrix => {
  const [rowOf, columnOf] = [new Map(rows), new Map(columns)];
  return {
    title,
    rows: [...rowOf.keys()],
    columns: [...columnOf.keys()],
    // The names come from the matrix itself.
    run: (row, column) => run(rowOf.get(row) as Row, columnOf.get(column) as Column),
  };
};

/** One cell of a grid. */
export interface MatrixCase<G extends Grid = Grid> {
  readonly matrix: G;
  readonly row: string;
  readonly column: string;
}

/** Every cell of a grid, row by row. */
export const casesOf = <G extends Grid>(matrix: G): readonly MatrixCase<G>[] =>
  matrix.rows.flatMap((row) => matrix.columns.map((column) => ({ matrix, row, column })));
