import { themeTokens } from './theme-tokens';

/** All text sizes with their line heights, and the two digit styles. */
export function TypeScale() {
  const tokens = themeTokens('--text-');
  const sizes = tokens.filter(({ name }) => !name.includes('--'));
  const partOf = (size: string, part: string) =>
    tokens.find(({ name }) => name === `${size}--${part}`)?.value;
  return (
    <div className="flex flex-col gap-8 text-ink">
      <ul className="flex flex-col">
        {sizes.map(({ name, variable, value }) => (
          <li key={variable} className="flex items-baseline gap-6 border-b border-line py-3">
            <code className="w-72 shrink-0 text-xs text-ink-muted">
              text-{name} · {value} / {partOf(name, 'line-height')} · {partOf(name, 'font-weight') ?? 400}
            </code>
            <span
              style={{
                fontSize: `var(${variable})`,
                letterSpacing: partOf(name, 'letter-spacing'),
                fontWeight: partOf(name, 'font-weight'),
              }}
            >
              Your code has arrived
            </span>
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
