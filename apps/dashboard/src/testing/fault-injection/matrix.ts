import type { CaseResult } from './cases/outcome';

/** Everything that may go wrong in one respect: what is disturbed by row, how by column. */
export interface Grid {
  /** Heading of its table. */
  readonly title: string;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
}

/** A grid whose cells can be run. */
export interface Matrix extends Grid {
  readonly run: (row: string, column: string) => Promise<CaseResult>;
}

type Named<T> = readonly (readonly [name: string, value: T])[];

/** A matrix of what its rows and columns stand for. */
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
    // The names are those of the matrix itself.
    run: (row, column) => run(rowOf.get(row) as Row, columnOf.get(column) as Column),
  };
};

/** One place of a grid. */
export interface MatrixCase<G extends Grid = Grid> {
  readonly matrix: G;
  readonly row: string;
  readonly column: string;
}

/** Every place of a grid, row by row. */
export const casesOf = <G extends Grid>(matrix: G): readonly MatrixCase<G>[] =>
  matrix.rows.flatMap((row) => matrix.columns.map((column) => ({ matrix, row, column })));
