import { Table } from './table';
import { themeTokens } from './theme-tokens';

/** The theme's variables with these prefixes and their values. */
export const TokenTable = ({ prefixes }: { readonly prefixes: readonly string[] }) => (
  <Table
    headings={['Token', 'Value']}
    rows={prefixes
      .flatMap(themeTokens)
      .map(({ variable, value }) => [variable, <code key="value">{value}</code>])}
  />
);
