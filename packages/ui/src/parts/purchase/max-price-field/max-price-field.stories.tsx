import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { inGrid, sampleLimits } from '../../../story-kit';
import { MaxPriceField, type MaxPriceFieldProps } from './max-price-field';

const base = { value: '', limits: sampleLimits, onChange: fn() };

const meta = {
  title: 'Parts/Purchase/MaxPriceField',
  component: MaxPriceField,
  args: base,
} satisfies Meta<typeof MaxPriceField>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  NoLimit: {},
  WithLimit: { value: '0.35' },
  WithComma: { value: '0,35' },
  NoNumber: { value: '1e', error: 'Maximum price must be a number from 0 to 100' },
  BelowThePrice: { value: '0.1', error: 'Price $0.3000 exceeds your maximum of $0.1000' },
} satisfies Record<string, Partial<MaxPriceFieldProps>>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Maximum Price (Optional)');
    await expect(field).toHaveAttribute('placeholder', 'No limit');
    await expect(field).toHaveAttribute('step', '0.001');
    await expect(field).toHaveAttribute('min', '0');
    await userEvent.type(field, '5');
    await expect(args.onChange).toHaveBeenCalledWith('5');
  },
};
export const AllStates: Story = { tags: ['all-states'], render: inGrid(states) };
