/** A row of a {@link ChartTable}. */
export interface ChartRow {
  /** Row header. */
  name: string;
  /** One per column after the first, formatted. */
  values: readonly string[];
}

export interface ChartTableProps {
  /** Accessible name; not visible. */
  title: string;
  /** Column headers, that of the rows first. */
  columns: readonly string[];
  /** In chart order. */
  rows: readonly ChartRow[];
  /** Totals. */
  total: ChartRow;
}

const cell = 'py-1 pl-3 text-right first:pl-0 first:text-left';

/** The data of a chart as a table. */
export function ChartTable({ title, columns, rows, total }: ChartTableProps) {
  return (
    <table aria-label={title} className="w-full text-table text-ink tabular-nums">
      <thead className="border-b border-line text-xs text-ink-muted">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={`${cell} font-medium`}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.name} {...row} />
        ))}
      </tbody>
      <tfoot className="border-t border-line font-semibold">
        <Row {...total} />
      </tfoot>
    </table>
  );
}

function Row({ name, values }: ChartRow) {
  return (
    <tr>
      <th scope="row" className={`${cell} font-[inherit] wrap-anywhere`}>
        <bdi>{name}</bdi>
      </th>
      {values.map((value, place) => (
        // Static columns.
        <td key={place} className={cell}>
          {value}
        </td>
      ))}
    </tr>
  );
}
