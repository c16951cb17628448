import type { ReactNode } from 'react';
import { themeTokens, type ThemeToken } from './theme-tokens';

interface TokenListProps {
  /** Prefix, for example '--radius-'. */
  prefix: string;
  /** Renders an example of a token. */
  sample: (token: ThemeToken) => ReactNode;
}

/** The theme's variables with a prefix, each with an example and its value. */
export function TokenList({ prefix, sample }: TokenListProps) {
  return (
    <ul className="grid grid-cols-2 gap-6 text-sm text-ink md:grid-cols-4">
      {themeTokens(prefix).map((token) => (
        <li key={token.variable} className="flex flex-col gap-2">
          {sample(token)}
          <span className="font-medium">{token.name}</span>
          <code className="text-xs wrap-anywhere text-ink-muted">{token.value}</code>
        </li>
      ))}
    </ul>
  );
}
