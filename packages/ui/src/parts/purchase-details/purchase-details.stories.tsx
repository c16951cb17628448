import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Frame, longServiceName, StateGrid } from '../../story-kit';
import { completedPurchase } from '../purchase-list/purchases.samples';
import { PurchaseDetails, type PurchaseDetailsProps } from './purchase-details';

const states = {
  WithCode: { purchase: completedPurchase },
  WithoutCode: { purchase: { ...completedPurchase, status: 'expired', code: undefined } },
} satisfies Record<string, PurchaseDetailsProps>;

const meta = {
  title: 'Parts/PurchaseDetails',
  component: PurchaseDetails,
  tags: ['autodocs'],
  args: states.WithCode,
} satisfies Meta<typeof PurchaseDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const WithCode: Story = {
  tags: ['state'],
  play: async ({ canvasElement }) => {
    const terms = within(canvasElement)
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
    await expect(terms).toEqual(['Service', 'Country', 'Phone', 'Price', 'Status', 'SMS Code', 'Date']);
  },
};
export const WithoutCode: Story = {
  tags: ['state'],
  args: states.WithoutCode,
  play: ({ canvasElement }) => expect(within(canvasElement).getByText('Not received')).toBeVisible(),
};
export const LongName: Story = {
  tags: ['edge'],
  args: { purchase: { ...completedPurchase, service: longServiceName } },
  render: (args) => (
    <Frame width={280}>
      <PurchaseDetails {...args} />
    </Frame>
  ),
};
export const AllStates: Story = {
  tags: ['all-states'],
  render: () => <StateGrid states={states} render={(args) => <PurchaseDetails {...args} />} />,
};
