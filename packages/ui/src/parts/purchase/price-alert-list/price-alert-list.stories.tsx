import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { inGrid, longServiceName, sharedDocument } from '../../../story-kit';
import { PriceAlertList, type PriceAlertItem, type PriceAlertListProps } from './price-alert-list';

const cheaper: PriceAlertItem = {
  country: '36',
  service: 'wa',
  countryName: 'Canada',
  serviceName: 'WhatsApp',
  below: '$0.1600',
  newest: { price: '$0.1800', at: 'Nov 12, 2026, 2:05 PM' },
};
const stock: PriceAlertItem = {
  ...cheaper,
  country: '19',
  service: 'tg',
  countryName: 'Nigeria',
  serviceName: 'Telegram',
  below: null,
  newest: null,
};
const base: PriceAlertListProps<PriceAlertItem> = { items: [cheaper, stock], onBuy: fn(), onStop: fn() };

const states = {
  Price: { items: [cheaper] },
  Stock: { items: [stock] },
  Several: { items: [cheaper, stock] },
} satisfies Record<string, Partial<PriceAlertListProps<PriceAlertItem>>>;

const meta = {
  title: 'Parts/Purchase/PriceAlertList',
  component: PriceAlertList<PriceAlertItem>,
  args: base,
} satisfies Meta<typeof PriceAlertList<PriceAlertItem>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Price: Story = { tags: ['state'], args: states.Price };
export const Stock: Story = { tags: ['state'], args: states.Stock };
export const Several: Story = {
  tags: ['state'],
  args: states.Several,
  play: async ({ args, canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    const buy = within(first as HTMLElement).getByRole('button', { name: 'Buy' });
    await expect(buy).toHaveAccessibleDescription('WhatsApp in Canada');
    await userEvent.click(buy);
    await expect(args.onBuy).toHaveBeenCalledWith(cheaper);
    await userEvent.click(within(second as HTMLElement).getByRole('button', { name: 'Remove alert' }));
    await expect(args.onStop).toHaveBeenCalledWith(stock);
  },
};
export const LongNameOnAPhone: Story = {
  tags: ['edge'],
  args: { items: [{ ...cheaper, serviceName: longServiceName }, stock] },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const AllStates: Story = { tags: ['all-states'], parameters: sharedDocument, render: inGrid(states) };
