import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Frame, StateGrid } from '../../story-kit';
import { completedDeposit, pendingDeposit } from '../deposit-list/deposits.samples';
import { DepositDetails, type DepositDetailsProps } from './deposit-details';
import { guide } from './deposit-details.guide';

const states = {
  Pending: { deposit: pendingDeposit },
  Completed: { deposit: completedDeposit },
  HardlyAnythingKnown: {
    deposit: { txRef: pendingDeposit.txRef, state: 'unknown', naira: '—', usd: '—' },
  },
} satisfies Record<string, DepositDetailsProps>;

const meta = {
  title: 'Parts/DepositDetails',
  component: DepositDetails,
  tags: ['autodocs'],
  parameters: { guide },
  args: states.Completed,
} satisfies Meta<typeof DepositDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['interaction'] };
export const Pending: Story = { tags: ['state'], args: states.Pending };
export const Completed: Story = {
  tags: ['state'],
  play: async ({ canvasElement }) => {
    const terms = within(canvasElement)
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
    await expect(terms).toEqual([
      'Reference',
      'Status',
      'NGN Amount',
      'USD Equivalent',
      'Exchange Rate',
      'Method',
      'Created',
      'Paid',
      'Expires',
      'Provider Reference',
    ]);
  },
};
export const HardlyAnythingKnown: Story = {
  tags: ['state'],
  args: states.HardlyAnythingKnown,
  play: ({ canvasElement }) => expect(within(canvasElement).getAllByRole('term')).toHaveLength(4),
};
export const Narrow: Story = {
  tags: ['edge'],
  render: (args) => (
    <Frame width={280}>
      <DepositDetails {...args} />
    </Frame>
  ),
};
export const AllStates: Story = {
  tags: ['all-states'],
  render: () => <StateGrid states={states} render={(args) => <DepositDetails {...args} />} />,
};
