import { themeTokens } from './theme-tokens';

/** Every colour in the light and in the dark theme. */
export function ColourTable() {
  return (
    <ul className="flex flex-col text-sm text-ink">
      {themeTokens('--color-').map(({ name, variable, value }) => (
        <li key={variable} className="flex items-center gap-4 border-b border-line py-2">
          {['light', 'dark'].map((theme) => (
            <span key={theme} data-theme={theme} className="rounded-control p-1.5">
              <span
                className="block h-8 w-20 rounded-control border border-line"
                style={{ backgroundColor: `var(${variable})` }}
              />
            </span>
          ))}
          <span className="w-40 font-medium">{name}</span>
          <code className="text-xs text-ink-muted">{value}</code>
        </li>
      ))}
    </ul>
  );
}
