import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

import { Card } from '../../primitives/card';
import { longServiceName, press, StateGrid } from '../../story-kit';
import { PurchaseList, type PurchaseListProps } from './purchase-list';
import { completedPurchase, purchases } from './purchases.samples';

const base: PurchaseListProps = { purchases, onDetails: fn() };

const states = {
  EveryStatus: base,
  Empty: { ...base, purchases: [] },
  Loading: { ...base, purchases: undefined },
  NotLoaded: { ...base, purchases: undefined, failed: true },
} satisfies Record<string, PurchaseListProps>;

const meta = {
  title: 'Parts/PurchaseList',
  component: PurchaseList,
  tags: ['autodocs', 'built'],
  args: base,
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof PurchaseList>;

export default meta;
type Story = StoryObj<typeof meta>;

const wide = { viewport: { value: 'laptop' } };
const phone = { viewport: { value: 'phone' } };

export const Playground: Story = {};
export const EveryStatus: Story = {
  tags: ['state'],
  globals: wide,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Service',
      'Phone Number',
      'Country',
      'Price',
      'Status',
      'SMS Code',
      'Date',
      'Actions',
    ]);
    const row = within(canvas.getByRole('row', { name: /447400123456/ }));
    await press(row.getByRole('button', { name: 'View Details' }));
    await expect(args.onDetails).toHaveBeenCalledWith('4');
  },
};
export const Empty: Story = {
  tags: ['state'],
  args: states.Empty,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('No history found')).toBeVisible();
    await expect(canvas.getByText('No purchases match your current filters')).toBeVisible();
  },
};
export const Loading: Story = { tags: ['state'], args: states.Loading };
export const NotLoaded: Story = { tags: ['state'], args: states.NotLoaded };
export const CardsOnAPhone: Story = {
  tags: ['state'],
  globals: phone,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    const [first] = canvas.getAllByRole('button', { name: 'View Details' });
    await press(first as HTMLElement);
    await expect(args.onDetails).toHaveBeenCalledWith('2');
  },
};
const longNames = {
  purchases: [
    {
      ...completedPurchase,
      service: longServiceName,
      code: '1234567890',
      phoneNumber: '+12345678901234567890',
    },
  ],
};
export const LongNames: Story = { tags: ['edge'], args: longNames, globals: wide };
export const LongNamesOnAPhone: Story = { tags: ['edge'], args: longNames, globals: phone };
export const AllStates: Story = {
  tags: ['all-states'],
  render: () => <StateGrid columns={1} states={states} render={(args) => <PurchaseList {...args} />} />,
};
