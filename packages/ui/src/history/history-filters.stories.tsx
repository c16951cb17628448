import type { Meta, StoryObj } from '@storybook/react-vite';

import { inGrid } from '../story-kit';
import { HistoryFilters, type HistoryFiltersProps } from './history-filters';
import { noFilters as base } from './history-filters.samples';

const filtered: HistoryFiltersProps = {
  ...base,
  search: '+44',
  filters: base.filters.map((filter) => ({ ...filter, value: filter.options.at(-1)?.value ?? '' })),
};

const states = {
  NoFilter: { onClearAll: undefined },
  Filtered: filtered,
  CatalogueUnknown: {
    filters: base.filters.map((filter) => (filter.label === 'Status' ? filter : { ...filter, options: [] })),
  },
} satisfies Record<string, Partial<HistoryFiltersProps>>;

const meta = {
  title: 'History/HistoryFilters',
  component: HistoryFilters,
  args: { ...base, onClearAll: undefined },
} satisfies Meta<typeof HistoryFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = { render: inGrid(states, { columns: 1 }) };
