import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { NumberCard, type NumberCardProps } from '../numbers/number-card';
import { NumberCounters } from '../numbers/number-counters';
import { LoadingLines, NumberList, type NumberGroups } from '../numbers/number-list';
import { UsageGuide } from '../numbers/usage-guide';
import { Switch } from '../primitives/forms/switch';
import { NumberAtRisk } from '../numbers/number-at-risk';
import { baseCard, cardStates } from '../numbers/number-card.states';
import { expectLink, inGrid, sampleLimits, stateIn, type States } from '../story-kit';
import { ActiveNumbersPage, NoNumbers, NumbersFailed, type ActiveNumbersPageProps } from './active-numbers';

const cards: Readonly<Record<string, Partial<NumberCardProps>>> = {
  fresh: cardStates.Waiting,
  cancellable: { ...cardStates.WaitingCancellable, service: 'Telegram', serviceCode: 'tg' },
  overdue: { ...cardStates.Expired, service: 'Discord', serviceCode: 'ds' },
  refunded: { ...cardStates.Cancelled, service: 'Facebook', serviceCode: 'fb' },
  received: { ...cardStates.Received, service: 'Instagram', serviceCode: 'ig' },
  late: { ...cardStates.LateSms, isNewestCode: false },
};

const waitingIds = ['fresh', 'cancellable'];
const receivedIds = ['received'];

const NONE: NumberGroups = { waitingIds: [], receivedIds: [], expiredIds: [], cancelledIds: [], lateIds: [] };
const clicked = { refresh: fn(), order: fn() };

interface Sample extends Partial<ActiveNumbersPageProps> {
  status?: 'loading' | 'ready' | 'failed';
  groups?: Partial<NumberGroups>;
  atRisk?: ReactNode;
  pinnedIds?: readonly string[];
}

const autoRefresh = (isOn: boolean) => (
  <Switch label="Auto-refresh" isStacked checked={isOn} onChange={fn()} />
);

/** The page with these numbers. */
const InPage = ({ status = 'ready', atRisk, pinnedIds, ...page }: Sample) => {
  const groups = { ...NONE, ...(page.groups ?? { waitingIds, receivedIds }) };
  const hasNumbers = groups.waitingIds.length + groups.receivedIds.length > 0;
  const hasEnded = groups.expiredIds.length + groups.cancelledIds.length + groups.lateIds.length > 0;
  return (
    <ActiveNumbersPage
      counters={
        (hasNumbers || status === 'ready') && (
          <NumberCounters waiting={groups.waitingIds.length} received={groups.receivedIds.length} />
        )
      }
      autoRefresh={autoRefresh(true)}
      isRefreshing={false}
      onRefresh={clicked.refresh}
      {...page}
    >
      {status === 'failed' && (
        <NumbersFailed hasNumbers={hasNumbers} isRefreshing={false} onRefresh={clicked.refresh}>
          {atRisk}
        </NumbersFailed>
      )}
      {status === 'loading' && <LoadingLines />}
      {(hasNumbers || hasEnded) && (
        <NumberList
          groups={groups}
          order="newest"
          onOrderChange={clicked.order}
          pinnedIds={pinnedIds}
          total={0}
          pageSize={20}
          renderCard={(id, _, isAlone) => (
            <NumberCard {...baseCard} {...cards[id]} id={id} isStage={isAlone} />
          )}
        />
      )}
      {status === 'ready' && !hasNumbers && <NoNumbers limits={sampleLimits} hasCards={hasEnded} />}
      {groups.waitingIds.length > 0 && <UsageGuide limits={sampleLimits} />}
    </ActiveNumbersPage>
  );
};

const meta = {
  title: 'Pages/Active Numbers',
  component: InPage,
  subcomponents: { ActiveNumbersPage },
} satisfies Meta<typeof InPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The third counter. */
const totalActive = (canvasElement: HTMLElement) =>
  within(canvasElement).getAllByRole('term')[2]?.parentElement;

const states = {
  Ready: {},
  Received: { groups: { receivedIds } },
  OneNumber: { groups: { waitingIds: ['fresh'] } },
  Ended: {
    groups: {
      waitingIds,
      receivedIds,
      expiredIds: ['overdue'],
      cancelledIds: ['refunded'],
      lateIds: ['late'],
    },
  },
  EndedWithoutOthers: { groups: { expiredIds: ['overdue'] } },
  Empty: { groups: {} },
  Loading: { groups: {}, status: 'loading', isRefreshing: true },
  Failed: {
    status: 'failed',
    atRisk: (
      <NumberAtRisk
        subject="Telegram +447700900123"
        endsAt="12:42 PM"
        cancel={{ kind: 'available' }}
        onCancel={fn()}
      />
    ),
  },
  FailedWithNothing: { groups: {}, status: 'failed' },
  AutoRefreshOff: { groups: { receivedIds }, autoRefresh: autoRefresh(false) },
  RefreshingSlowly: { groups: { receivedIds }, isRefreshing: true, isSlow: true, loadingTime: '00:18' },
  LoadingSlowly: { groups: {}, status: 'loading', isSlow: true, loadingTime: '00:18' },
} satisfies States<Sample, NonNullable<Sample['status']>>;

/** Counted are all; shown are as many as fit, and those that are about to end in any case. */
export const MoreThanAPage: Story = {
  args: {
    groups: { waitingIds: Array.from({ length: 24 }, (_, index) => String(index)), receivedIds },
    pinnedIds: ['22', '23'],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(totalActive(canvasElement)).toHaveTextContent(/Total Active\s*25/);
    await expect(canvas.getByText('Showing 22 of 25')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Order'), 'Ends first');
    await expect(clicked.order).toHaveBeenCalledWith('ends-first');
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(25);
    await expect(canvas.getByRole('button', { name: 'Show fewer' })).toHaveFocus();
  },
};

export const AllStates: Story = {
  render: inGrid(states, { columns: 1 }),
  play: async ({ canvasElement }) => {
    // Cancelled automatically: the user may not have looked when the money came back.
    const ended = within(stateIn(canvasElement, 'Ended'));
    const section = within(ended.getByRole('region', { name: 'Cancelled' }));
    await expect(section.getByText('Cancelled · $0.3000 refunded')).toBeVisible();
    await expect(section.getByRole('button', { name: /^Dismiss / })).toBeVisible();
    await expect(totalActive(stateIn(canvasElement, 'Ended'))).toHaveTextContent(/Total Active\s*3/);
    // One may end meanwhile.
    const nothing = stateIn(canvasElement, 'FailedWithNothing');
    await expect(nothing).not.toHaveTextContent(/No active numbers|safe/);
    await userEvent.click(within(nothing).getByRole('button', { name: 'Try Again' }));
    await expect(clicked.refresh).toHaveBeenCalledOnce();
    await expectLink(within(stateIn(canvasElement, 'Empty')), 'Buy Your First Number', '/buy-number');
  },
};
