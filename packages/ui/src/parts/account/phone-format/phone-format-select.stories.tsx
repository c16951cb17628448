import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { inGrid } from '../../../story-kit';
import { PhoneFormatSelect, type PhoneFormatSelectProps } from './phone-format-select';

const base = { value: 'e164', onChange: fn() } satisfies PhoneFormatSelectProps;

const meta = {
  title: 'Parts/Account/PhoneFormatSelect',
  component: PhoneFormatSelect,
  args: base,
} satisfies Meta<typeof PhoneFormatSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  E164: {},
  National: { value: 'national' },
  Digits: { value: 'digits' },
} satisfies Record<string, Partial<PhoneFormatSelectProps>>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Number format' });
    await expect(select).toHaveAccessibleDescription(/copied as \+12631312082/);
    await userEvent.selectOptions(select, 'National');
    await expect(args.onChange).toHaveBeenCalledWith('national');
  },
};
export const AllStates: Story = { tags: ['all-states'], render: inGrid(states) };
