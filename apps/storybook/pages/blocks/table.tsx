import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

interface TableProps {
  readonly headings: readonly string[];
  /** Cells of each row; the first one is its header. */
  readonly rows: readonly (readonly ReactNode[])[];
}

/** A table for docs pages; Markdown has no tables here. */
export function Table({ headings, rows }: TableProps) {
  return (
    <Unstyled>
      <table className="my-4 w-full border-collapse text-left text-sm text-ink">
        <thead>
          <tr className="border-b border-line text-xs text-ink-muted">
            {headings.map((heading) => (
              <th key={heading} scope="col" className="py-2 pr-4 font-medium">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            <tr key={row} className="border-b border-line align-top">
              <th scope="row" className="py-2 pr-4 font-medium">
                {name}
              </th>
              {cells.map((cell, column) => (
                <td key={column} className="py-2 pr-4">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Unstyled>
  );
}
