import { themeTokens } from './theme-tokens';

/** Every text size, and the two ways of setting figures. */
export function TypeScale() {
  const sizes = themeTokens('--text-').filter(({ name }) => !name.includes('--'));
  return (
    <div className="flex flex-col gap-8 text-ink">
      <ul className="flex flex-col">
        {sizes.map(({ name, variable, value }) => (
          <li key={variable} className="flex items-baseline gap-6 border-b border-line py-3">
            <code className="w-44 shrink-0 text-xs text-ink-muted">
              text-{name} · {value}
            </code>
            <span style={{ fontSize: `var(${variable})` }}>Your code has arrived</span>
          </li>
        ))}
      </ul>
      <div className="grid gap-4 text-lg sm:grid-cols-2">
        <p className="font-sans">Inter for everything that is read: 0123456789</p>
        <p className="font-digits">Digits of one width for what is copied: +12025550143</p>
      </div>
    </div>
  );
}
