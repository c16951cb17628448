import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

import { receivedActivity, waitingActivity } from '../dashboard/activities.samples';
import { ActivityList } from '../dashboard/activity-list';
import { BalanceCard } from '../dashboard/balance-card';
import { knownAmounts, unknownAmounts } from '../dashboard/balance-card.samples';
import { BuyBox } from '../dashboard/buy-box';
import { LiveNumbers } from '../dashboard/live-numbers';
import { codesAndWaiting } from '../dashboard/live-numbers.samples';
import { PopularServices } from '../dashboard/popular-services';
import { ChartPlaceholder } from '../history/charts/chart-placeholder';
import { twoWeeks } from '../history/charts/charts.samples';
import { SpendingChart } from '../history/charts/spending-chart';
import { lifeOf } from '../numbers/number-card.samples';
import { RefreshButton } from '../primitives/buttons/refresh-button';
import { StatGrid } from '../primitives/records/stat-grid';
import { expectLink, inGrid, sampleLimits, stateIn } from '../story-kit';
import { DashboardPage, type DashboardPageProps } from './dashboard-page';

const servicePath = (service: string) => `/buy-number?service=${service}`;
const figures = (...values: readonly string[]) => (
  <StatGrid
    stats={[
      'Active Numbers',
      "Today's Purchases",
      'Success Rate',
      'Total Numbers',
      'Total Spent',
      'Today Spent',
    ].map((label, place) => ({ label, value: values[place] }))}
  />
);
const live = (numbers: typeof codesAndWaiting | undefined) => (
  <LiveNumbers numbers={numbers} renderLife={(id) => lifeOf(`1${id}:31`)} onCopy={fn()} />
);

const base: DashboardPageProps = {
  refresh: <RefreshButton busy={false} onClick={fn()} />,
  start: live(codesAndWaiting),
  balance: <BalanceCard {...knownAmounts} primary="none" />,
  figures: figures('2', '1', '95.0%', '128', '$42.3000', '$0.3000'),
  spending: <SpendingChart {...twoWeeks} />,
  activity: <ActivityList items={[receivedActivity, waitingActivity]} limits={sampleLimits} />,
  services: <PopularServices servicePath={servicePath} />,
};

const buy = <BuyBox servicePath={servicePath} />;
const error = 'Error loading dashboard: Out of order';

const states = {
  Live: {},
  WithoutPurchases: {
    start: buy,
    figures: figures('0', '0', '—', '0', '$0.0000', '$0.0000'),
    spending: undefined,
    activity: <ActivityList items={[]} limits={sampleLimits} />,
  },
  Loading: {
    start: live(undefined),
    balance: <BalanceCard {...unknownAmounts} primary="none" />,
    figures: figures(),
    spending: <ChartPlaceholder />,
    activity: <ActivityList items={undefined} limits={sampleLimits} />,
  },
  LoadFailed: {
    start: buy,
    figures: figures('—', '—', '—', '—', '—', '—'),
    activity: <ActivityList items={undefined} failed limits={sampleLimits} />,
    error,
  },
} satisfies Record<string, Partial<DashboardPageProps>>;

const meta = {
  title: 'Pages/Dashboard',
  component: DashboardPage,
  args: base,
} satisfies Meta<typeof DashboardPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  play: async ({ canvas }) => {
    await expectLink(canvas, 'View all services', '/buy-number');
    await expectLink(canvas, 'WhatsApp $0.15', '/buy-number?service=wa');
  },
};
/** No placeholder waits for what has failed. */
export const AllStates: Story = {
  render: inGrid(states, { columns: 1 }),
  play: ({ canvasElement }) =>
    expect(within(stateIn(canvasElement, 'LoadFailed')).queryByRole('status')).toBeNull(),
};
