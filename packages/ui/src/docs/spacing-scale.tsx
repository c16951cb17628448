import { themeTokens } from './theme-tokens';

/** Multiples of the spacing unit that the product uses. */
const steps = [1, 1.5, 2, 3, 4, 5, 6, 8, 10, 12, 16];

/** Spacing steps, radii and shadows. */
export function SpacingScale() {
  return (
    <div className="flex flex-col gap-10 text-sm text-ink">
      <ul className="flex flex-col gap-2">
        {steps.map((step) => (
          <li key={step} className="flex items-center gap-4">
            <code className="w-12 text-xs text-ink-muted">{step}</code>
            <span className="h-4 bg-accent-fill" style={{ width: `calc(var(--spacing) * ${step})` }} />
          </li>
        ))}
      </ul>
      <ul className="flex flex-wrap gap-6">
        {themeTokens('--radius-').map(({ name, variable, value }) => (
          <li key={variable} className="flex flex-col gap-2">
            <span
              className="size-24 border border-line-strong bg-surface"
              style={{ borderRadius: `var(${variable})` }}
            />
            <code className="text-xs text-ink-muted">
              rounded-{name} · {value}
            </code>
          </li>
        ))}
      </ul>
      <ul className="flex flex-wrap gap-10">
        {themeTokens('--shadow-').map(({ name, variable }) => (
          <li key={variable} className="flex flex-col gap-4">
            <span className="size-24 rounded-card bg-surface" style={{ boxShadow: `var(${variable})` }} />
            <code className="text-xs text-ink-muted">shadow-{name}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}
