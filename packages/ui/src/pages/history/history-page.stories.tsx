import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { SpendingChart } from '../../parts/charts/purchase-charts';
import { halfLoaded } from '../../parts/charts/purchase-charts/charts.samples';
import { noFilters } from '../../parts/history/history-filters/history-filters.samples';
import { purchases } from '../../parts/history/purchase-list/purchases.samples';
import { inGrid, sharedDocument } from '../../story-kit';
import { HistoryPage, type HistoryPageProps } from './history-page';

const base: HistoryPageProps = {
  filters: noFilters,
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
  Loading: { list: { ...base.list, purchases: undefined }, position: undefined, refreshing: true },
  LoadFailed: { list: { ...base.list, purchases: undefined }, position: undefined, error },
  RefreshFailed: { error },
  SearchIgnored: {
    filters: { ...base.filters, search: 'discord', activeSearch: 'discord' },
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
export const ManyPurchases: Story = {
  tags: ['state'],
  globals: { viewport: { value: 'laptop' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Showing 21 to 40 of 248')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Page 13' }));
    await expect(args.onPage).toHaveBeenCalledWith(13);
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};
/** The chart loads on demand. */
export const WithCharts: Story = {
  tags: ['state'],
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('figure')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show charts' }));
    await expect(canvas.getByRole('figure')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Hide charts' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
};
/** A single page has no pagination. */
export const OnePage: Story = {
  tags: ['state'],
  args: states.OnePage,
  play: ({ canvas }) => expect(canvas.queryByRole('navigation', { name: 'Pages' })).toBeNull(),
};
export const Empty: Story = {
  tags: ['state'],
  args: states.Empty,
  globals: { viewport: { value: 'laptop' } },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeDisabled(),
};
export const Loading: Story = { tags: ['state'], args: states.Loading };
export const LoadFailed: Story = { tags: ['state'], args: states.LoadFailed };
/** The real server ignores the search text and returns all purchases. */
export const SearchIgnored: Story = {
  tags: ['state'],
  args: states.SearchIgnored,
  globals: { viewport: { value: 'laptop' } },
  play: ({ canvas }) => expect(canvas.getByText(/Search isn't working/)).toHaveTextContent('“discord”'),
};
/** After a failed refresh the earlier data stays visible. */
export const RefreshFailed: Story = {
  tags: ['state'],
  args: states.RefreshFailed,
  globals: { viewport: { value: 'laptop' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(error);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};
export const OnAPhone: Story = { tags: ['edge'], globals: { viewport: { value: 'phone' } } };
export const AllStates: Story = {
  tags: ['all-states'],
  parameters: sharedDocument,
  render: inGrid(states, { columns: 1 }),
};
