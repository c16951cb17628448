import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { StateGrid } from '../../../story-kit';
import { NumberFormatSelect, type NumberFormatSelectProps } from './phone-format-select';
import { guide } from './phone-format-select.docs';

const base = { value: 'e164', onChange: fn() } satisfies NumberFormatSelectProps;

const meta = {
  title: 'Parts/NumberFormatSelect',
  component: NumberFormatSelect,
  tags: ['autodocs'],
  parameters: { guide },
  args: base,
} satisfies Meta<typeof NumberFormatSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  E164: base,
  National: { ...base, value: 'national' },
  Digits: { ...base, value: 'digits' },
} satisfies Record<string, NumberFormatSelectProps>;

export const Playground: Story = {
  play: async ({ args, canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Number format' });
    await expect(select).toHaveAccessibleDescription(/copied as \+12631312082/);
    await userEvent.selectOptions(select, 'National');
    await expect(args.onChange).toHaveBeenCalledWith('national');
  },
};
export const E164: Story = { tags: ['state'], args: states.E164 };
export const National: Story = { tags: ['state'], args: states.National };
export const Digits: Story = { tags: ['state'], args: states.Digits };
export const AllStates: Story = {
  tags: ['all-states'],
  render: () => <StateGrid states={states} render={(args) => <NumberFormatSelect {...args} />} />,
};
