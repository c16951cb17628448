import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { NumberCard } from '../numbers/number-card';
import { NumberAtRisk } from '../numbers/number-at-risk';
import { cardOf, codeOf, type CardSample } from '../numbers/number-card.samples';
import { baseCard, cardStates } from '../numbers/number-card.states';
import { Button } from '../primitives/buttons/button';
import { inGrid, sampleLimits, type States } from '../story-kit';
import { ActiveNumbersPage, type ActiveNumbersPageProps } from './active-numbers';

const discord = {
  service: 'Discord',
  serviceCode: 'ds',
  phoneNumber: '+15005550006',
  phoneGroups: ['+1', '500', '555', '0006'],
};

const cards: Readonly<Record<string, Partial<CardSample>>> = {
  fresh: cardStates.Waiting,
  cancellable: {
    ...cardStates.WaitingCancellable,
    service: 'Telegram',
    serviceCode: 'tg',
    phoneNumber: '+447700900123',
    phoneGroups: ['+44', '7700', '900123'],
  },
  overdue: { ...cardStates.Expired, ...discord },
  refunded: { ...cardStates.Cancelled, ...discord },
  received: {
    ...cardStates.Received,
    code: codeOf({ service: 'Instagram' }),
    service: 'Instagram',
    serviceCode: 'ig',
    phoneNumber: '+12025550199',
    phoneGroups: ['+1', '202', '555', '0199'],
  },
  late: { ...cardStates.LateSms, code: codeOf({ isNewestCode: false }) },
};

const base: ActiveNumbersPageProps = {
  limits: sampleLimits,
  status: 'ready',
  groups: { waiting: ['fresh', 'cancellable'], received: ['received'] },
  renderCard: (id, _, isAlone) => <NumberCard {...cardOf({ ...baseCard, ...cards[id], isStage: isAlone })} />,
  order: 'newest',
  onOrderChange: fn(),
  pageSize: 20,
  isAutoRefreshOn: true,
  isRefreshing: false,
  onAutoRefreshChange: fn(),
  hasBought: false,
  onRefresh: fn(),
};

const meta = {
  title: 'Pages/Active Numbers',
  component: ActiveNumbersPage,
  args: base,
} satisfies Meta<typeof ActiveNumbersPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The third counter. */
const totalActive = (canvasElement: HTMLElement) =>
  within(canvasElement).getAllByRole('term')[2]?.parentElement;

const { waiting, received } = base.groups;
const nothing = { waiting: [], received: [] };

const states = {
  Ready: {},
  Waiting: { groups: { waiting, received: [] } },
  Received: { groups: { waiting: [], received } },
  Expired: { groups: { waiting, received, expired: ['overdue'] } },
  ExpiredWithoutOthers: { groups: { ...nothing, expired: ['overdue'] } },
  Cancelled: { groups: { waiting, received, cancelled: ['refunded'] } },
  OneNumber: { groups: { waiting: ['fresh'], received: [] } },
  Empty: { groups: nothing },
  Loading: { groups: nothing, status: 'loading', isRefreshing: true },
  Failed: {
    status: 'failed',
    atRisk: (
      <NumberAtRisk subject="Telegram +447700900123" endsAt="12:42 PM">
        <Button>Cancel &amp; Refund</Button>
      </NumberAtRisk>
    ),
  },
  FailedWithNothing: { groups: nothing, status: 'failed' },
  AutoRefreshOff: { isAutoRefreshOn: false },
  Refreshing: { isRefreshing: true },
  RefreshingSlowly: { isRefreshing: true, isSlow: true, loadingTime: '00:18' },
  LoadingSlowly: { groups: nothing, status: 'loading', isSlow: true, loadingTime: '00:18' },
  Late: { groups: { waiting, received, late: ['late'] } },
  LateWithoutOthers: { groups: { ...nothing, late: ['late'] } },
} satisfies States<
  ActiveNumbersPageProps,
  ActiveNumbersPageProps['status'] | keyof ActiveNumbersPageProps['groups']
>;

export const Playground: Story = {};
/** Cancelled automatically: the user may not have looked when the money came back. */
export const Cancelled: Story = {
  args: states.Cancelled,
  play: async ({ canvas, canvasElement }) => {
    const section = within(canvas.getByRole('region', { name: 'Cancelled' }));
    await expect(section.getByText('Cancelled · $0.3000 refunded')).toBeVisible();
    await expect(section.getByRole('button', { name: /^Dismiss / })).toBeVisible();
    await expect(totalActive(canvasElement)).toHaveTextContent(/Total Active\s*3/);
  },
};
export const FailedWithNothing: Story = {
  args: states.FailedWithNothing,
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByText('No active numbers')).not.toBeInTheDocument();
    // One may end meanwhile.
    await expect(canvas.queryByText(/safe/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

/** Counted are all; shown are as many as fit, and those that are about to end in any case. */
export const MoreThanAPage: Story = {
  args: {
    groups: { waiting: Array.from({ length: 24 }, (_, index) => String(index)), received },
    pinnedIds: ['22', '23'],
    total: 25,
  },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(totalActive(canvasElement)).toHaveTextContent(/Total Active\s*25/);
    await expect(canvas.getByText('Showing 22 of 25')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Order'), 'Ends first');
    await expect(args.onOrderChange).toHaveBeenCalledWith('ends-first');
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(25);
    await expect(canvas.getByRole('button', { name: 'Show fewer' })).toHaveFocus();
  },
};

export const AllStates: Story = { render: inGrid(states, { columns: 1 }) };
