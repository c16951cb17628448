import type { ReactNode } from 'react';
import { errorCatalogue } from '.';
import { serverErrors } from './server-codes';

interface TextTableProps {
  readonly title: string;
  /** The first column is that of the text. */
  readonly headings: readonly string[];
  readonly rows: readonly { readonly text: string; readonly cells: readonly ReactNode[] }[];
}

function TextTable({ title, headings, rows }: TextTableProps) {
  return (
    <section aria-label={title} className="mb-10">
      <h2 className="mb-3 text-lg font-semibold text-ink">{title}</h2>
      {/* Keyboard users scroll the table sideways in a narrow window. */}
      <div tabIndex={0} role="region" aria-label={`${title}, table`} className="overflow-x-auto">
        <table className="w-full min-w-176 border-collapse text-left text-sm text-ink">
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
            {rows.map(({ text, cells }, row) => (
              <tr key={row} className="border-b border-line align-top">
                <th scope="row" className="py-2 pr-4 font-medium">
                  {text}
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
      </div>
    </section>
  );
}

function Code({ children }: { readonly children: ReactNode }) {
  return <code className="text-xs wrap-anywhere text-ink-muted">{children}</code>;
}

/** The error catalogue as tables, one per part of the product, and the errors of the contract. */
export function ErrorTables() {
  return (
    <>
      {errorCatalogue.map(({ title, rows }) => (
        <TextTable
          key={title}
          title={title}
          headings={['Text', 'Code', 'Cause', 'Where it shows', 'What the user can do']}
          rows={rows.map(({ code, text, cause, place, action }) => ({
            text,
            cells: [<Code key="code">{code}</Code>, cause, place, action],
          }))}
        />
      ))}
      <TextTable
        title="Codes of the server"
        headings={['Text of the server', 'Code', 'Status', 'Calls', 'What users read instead']}
        rows={serverErrors.map(({ code, text, status, calls, ownTexts }) => ({
          text,
          cells: [<Code key="code">{code}</Code>, status, calls.join(', '), ownTexts.join(' · ')],
        }))}
      />
    </>
  );
}
