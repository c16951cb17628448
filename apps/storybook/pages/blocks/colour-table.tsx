import { themeColours } from '../../../../packages/ui/src/tokens/theme-colours';
import { Table } from './table';

const Swatch = ({ colour }: { readonly colour: string }) => (
  <span className="flex items-center gap-3">
    <span
      className="h-7 w-16 rounded-control border border-line-strong"
      style={{ backgroundColor: colour }}
    />
    <code className="text-xs text-ink-muted">{colour}</code>
  </span>
);

/** Every colour in the light and the dark theme. */
export const ColourTable = () => (
  <Table
    headings={['Name', 'Light', 'Dark']}
    rows={themeColours.map(({ name, light, dark }) => [
      name,
      <Swatch key="light" colour={light} />,
      <Swatch key="dark" colour={dark} />,
    ])}
  />
);
