import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { SpendingChart } from '../history/charts/spending-chart';
import { halfLoaded } from '../history/charts/charts.samples';
import { noFilters } from '../history/history-filters.samples';
import { purchases } from '../history/purchase-list/purchases.samples';
import { inGrid } from '../story-kit';
import { HistoryPage, type HistoryPageProps } from './history-page';

const base: HistoryPageProps = {
  filters: noFilters,
  activeSearch: '',
  list: {
    purchases,
    order: { column: 'date', direction: 'descending' },
    onSort: fn(),
    onDetails: fn(),
    onDetailsPrefetch: fn(),
    onCopy: fn(),
  },
  position: { page: 2, totalPages: 13, text: 'Showing 21 to 40 of 248' },
  onPage: fn(),
  refreshing: false,
  onRefresh: fn(),
  onExport: fn(),
  onExportAll: fn(),
  charts: <SpendingChart {...halfLoaded} />,
};

const error = 'Failed to load history';

const states = {
  ManyPurchases: {},
  OnePage: { position: { page: 1, totalPages: 1, text: 'Showing 1 to 5 of 5' } },
  Empty: {
    list: { ...base.list, purchases: [] },
    position: { page: 1, totalPages: 1, text: 'Showing 0 to 0 of 0' },
  },
  NothingFound: { activeSearch: 'zzz', list: { ...base.list, purchases: [] }, position: undefined },
  Loading: { list: { ...base.list, purchases: undefined }, position: undefined, refreshing: true },
  LoadFailed: { list: { ...base.list, purchases: undefined }, position: undefined, error },
  RefreshFailed: { error },
  SearchIgnored: {
    filters: { ...base.filters, search: 'discord' },
    activeSearch: 'discord',
    searchIgnored: true,
  },
} satisfies Record<string, Partial<HistoryPageProps>>;

const meta = {
  title: 'Pages/History',
  component: HistoryPage,
  args: base,
} satisfies Meta<typeof HistoryPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const AllStates: Story = { render: inGrid(states, { columns: 1 }) };
