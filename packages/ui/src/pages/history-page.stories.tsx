import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { SpendingChart } from '../history/charts/spending-chart';
import { halfLoaded } from '../history/charts/charts.samples';
import { HistoryFilters } from '../history/history-filters';
import { noFilters } from '../history/history-filters.samples';
import { PurchaseList, type PurchaseListProps } from '../history/purchase-list';
import { purchases } from '../history/purchase-list/purchases.samples';
import { LoadError } from '../primitives/feedback/load-error';
import { PagedList, type PagedListProps } from '../primitives/records/paged-list';
import { inGrid } from '../story-kit';
import { HistoryPage, type HistoryPageProps } from './history-page';

const list = (
  change: Partial<PurchaseListProps>,
  hasPages = false,
  paged: Pick<PagedListProps, 'busy' | 'error'> = {},
) => (
  <PagedList
    label="Purchases"
    {...paged}
    position={hasPages ? 'Showing 241 to 245 of 245' : undefined}
    pager={hasPages ? { page: 13, totalPages: 13, numbered: true, onPage: fn() } : undefined}
  >
    <PurchaseList
      purchases={purchases}
      order={{ column: 'date', direction: 'descending' }}
      search=""
      hasOtherPages={hasPages}
      onSort={fn()}
      onDetails={fn()}
      onDetailsPrefetch={fn()}
      onCopy={fn()}
      {...change}
    />
  </PagedList>
);

const base: HistoryPageProps = {
  onExport: fn(),
  onExportAll: fn(),
  summary: '245 numbers. On this page: 2 codes, $1.2000 spent',
  charts: <SpendingChart {...halfLoaded} />,
  filters: <HistoryFilters {...noFilters} onClearAll={undefined} />,
  children: list({}, true),
};

const nothing = { onExport: undefined, onExportAll: undefined };
const failed = (title: string) => ({
  error: (
    <LoadError title={title} onTryAgain={fn()}>
      Failed to load history
    </LoadError>
  ),
});

const states = {
  ManyPurchases: {},
  OnePage: { summary: '1 number, 0 codes, $0.3000 spent', children: list({ purchases: purchases.slice(4) }) },
  Empty: { ...nothing, summary: '0 numbers, 0 codes, $0.0000 spent', children: list({ purchases: [] }) },
  NothingFound: {
    ...nothing,
    summary: '0 numbers, 0 codes, $0.0000 spent',
    children: list({ purchases: [], onClearFilters: fn() }),
  },
  Loading: {
    ...nothing,
    summary: undefined,
    children: list({ purchases: undefined }, false, { busy: true }),
  },
  LoadFailed: {
    ...nothing,
    summary: undefined,
    children: <PagedList label="Purchases" position={undefined} {...failed("Couldn't load your history")} />,
  },
  RefreshFailed: {
    children: list({ purchases: purchases.slice(3) }, true, failed('Showing the last purchases we loaded')),
  },
} satisfies Record<string, Partial<HistoryPageProps>>;

const meta = {
  title: 'Pages/History',
  component: HistoryPage,
  args: base,
} satisfies Meta<typeof HistoryPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = { render: inGrid(states, { columns: 1 }) };
