import { errorCatalogue } from '.';

/** The error catalogue as tables, one per part of the product. */
export function ErrorTables() {
  return errorCatalogue.map(({ title, rows }) => (
    <section key={title} aria-label={title} className="mb-10">
      <h2 className="mb-3 text-lg font-semibold text-ink">{title}</h2>
      {/* A reader with a keyboard scrolls the table sideways where the window is narrow. */}
      <div tabIndex={0} role="region" aria-label={`${title}, table`} className="overflow-x-auto">
        <table className="w-full min-w-176 border-collapse text-left text-sm text-ink">
          <thead>
            <tr className="border-b border-line text-xs text-ink-muted">
              {['Text', 'Code', 'Cause', 'Where it shows', 'What the user can do'].map((heading) => (
                <th key={heading} scope="col" className="py-2 pr-4 font-medium">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ code, text, cause, place, action }) => (
              <tr key={`${code} ${text} ${cause}`} className="border-b border-line align-top">
                <th scope="row" className="py-2 pr-4 font-medium">
                  {text}
                </th>
                <td className="py-2 pr-4">
                  <code className="text-xs wrap-anywhere text-ink-muted">{code}</code>
                </td>
                <td className="py-2 pr-4">{cause}</td>
                <td className="py-2 pr-4">{place}</td>
                <td className="py-2">{action}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  ));
}
