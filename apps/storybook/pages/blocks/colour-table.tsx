import { themeColours } from '../../../../packages/ui/src/tokens/theme-colours';

const THEMES = ['light', 'dark'] as const;

/** Every colour in the light and the dark theme. */
export function ColourTable() {
  return (
    <table className="w-full border-collapse text-left text-sm text-ink">
      <thead>
        <tr className="border-b border-line text-xs text-ink-muted">
          {['Name', 'Light', 'Dark'].map((heading) => (
            <th key={heading} scope="col" className="py-2 pr-4 font-medium">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {themeColours.map((colour) => (
          <tr key={colour.name} className="border-b border-line">
            <th scope="row" className="py-2 pr-4 font-medium">
              {colour.name}
            </th>
            {THEMES.map((theme) => (
              <td key={theme} className="py-2 pr-4">
                <span className="flex items-center gap-3">
                  <span
                    className="h-7 w-16 rounded-control border border-line-strong"
                    style={{ backgroundColor: colour[theme] }}
                  />
                  <code className="text-xs text-ink-muted">{colour[theme]}</code>
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
