import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { inGrid, sharedDocument } from '../../../story-kit';
import { PriceAlertPanel, type PriceAlertPanelProps } from './price-alert-panel';

const base: PriceAlertPanelProps = {
  alert: null,
  isOutOfStock: false,
  seen: [0.2, 0.24, 0.18, 0.16, 0.19, 0.19],
  lowest: { price: '$0.1600', at: 'Nov 12, 2026, 2:05 PM' },
  onToggle: fn(),
};

const states = {
  Offered: {},
  SeenOnce: { seen: [0.2], lowest: { price: '$0.2000', at: 'Nov 12, 2026, 2:05 PM' } },
  ConstantPrice: { seen: [0.2, 0.2, 0.2], lowest: { price: '$0.2000', at: 'Nov 12, 2026, 2:05 PM' } },
  PriceAlertOn: { alert: { below: '$0.1900' } },
  OutOfStock: { isOutOfStock: true },
  StockAlertOn: { isOutOfStock: true, alert: { below: null }, seen: [], lowest: null },
} satisfies Record<string, Partial<PriceAlertPanelProps>>;

const meta = {
  title: 'Parts/Purchase/PriceAlertPanel',
  component: PriceAlertPanel,
  args: base,
} satisfies Meta<typeof PriceAlertPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  tags: ['state'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/Lowest price seen: \$0\.1600/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Set price alert' }));
    await expect(args.onToggle).toHaveBeenCalledWith(true);
  },
};
export const SeenOnce: Story = {
  tags: ['state'],
  args: states.SeenOnce,
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('svg')).toBeNull(),
};
export const ConstantPrice: Story = { tags: ['state'], args: states.ConstantPrice };
export const PriceAlertOn: Story = {
  tags: ['state'],
  args: states.PriceAlertOn,
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Remove alert' });
    await expect(button).toHaveAccessibleDescription(/costs less than \$0\.1900/);
    await userEvent.click(button);
    await expect(args.onToggle).toHaveBeenCalledWith(false);
  },
};
export const OutOfStock: Story = { tags: ['state'], args: states.OutOfStock };
export const StockAlertOn: Story = { tags: ['state'], args: states.StockAlertOn };
export const OnAPhone: Story = {
  tags: ['edge'],
  args: states.PriceAlertOn,
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const AllStates: Story = { tags: ['all-states'], parameters: sharedDocument, render: inGrid(states) };
