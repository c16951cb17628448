/** Cell content of each column by its heading. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => string | number>>;

const lineOf = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** A Markdown table; all columns but the first hold figures. */
export const tableOf = <Row>(rows: readonly Row[], columns: Columns<Row>): string =>
  [
    lineOf(Object.keys(columns)),
    lineOf(Object.keys(columns).map((_, index) => (index === 0 ? '---' : '--:'))),
    ...rows.map((row) => lineOf(Object.values(columns).map((show) => show(row)))),
  ].join('\n');
