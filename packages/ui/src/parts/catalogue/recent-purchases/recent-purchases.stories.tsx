import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { Card } from '../../../primitives/card';
import { inGrid } from '../../../story-kit';
import { RecentPurchases, type RecentPurchaseItem, type RecentPurchasesProps } from './recent-purchases';

const whatsApp: RecentPurchaseItem = {
  country: '19',
  service: 'wa',
  operator: '',
  countryName: 'Nigeria',
  serviceName: 'WhatsApp',
};
const telegram: RecentPurchaseItem = {
  ...whatsApp,
  country: '36',
  service: 'tg',
  countryName: 'Canada',
  serviceName: 'Telegram',
};
const base: RecentPurchasesProps<RecentPurchaseItem> = { purchases: [whatsApp, telegram], onChoose: fn() };

const meta = {
  title: 'Parts/Catalogue/RecentPurchases',
  component: RecentPurchases<RecentPurchaseItem>,
  args: base,
  render: (args) => (
    <Card>
      <RecentPurchases {...args} />
    </Card>
  ),
} satisfies Meta<typeof RecentPurchases<RecentPurchaseItem>>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  One: { purchases: [whatsApp] },
  Several: { purchases: [whatsApp, telegram, { ...telegram, country: '16', countryName: 'United Kingdom' }] },
} satisfies Record<string, Partial<RecentPurchasesProps<RecentPurchaseItem>>>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Telegram in Canada' }));
    await expect(args.onChoose).toHaveBeenCalledWith(telegram);
  },
};
export const AllStates: Story = { tags: ['all-states'], render: inGrid(states) };
