import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { inGrid, pressKeys } from '../../story-kit';
import { Select, type SelectProps } from './select';

const base = {
  label: 'Sort by',
  value: 'popular',
  options: [
    { value: 'popular', label: 'Popular' },
    { value: 'name', label: 'Name' },
    { value: 'code', label: 'Code' },
  ],
  onChange: fn(),
} satisfies SelectProps<string>;

const meta = {
  title: 'Primitives/Select',
  component: Select<string>,
  args: base,
  decorators: [(Story) => <div className="max-w-48">{Story()}</div>],
} satisfies Meta<typeof Select<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  WithLabel: {},
  LabelHidden: { hideLabel: true },
  WithHint: { hint: 'Most bought first' },
  WithError: { error: 'This order needs prices, which could not be loaded' },
  Disabled: { disabled: true },
} satisfies Record<string, Partial<SelectProps<string>>>;

export const Playground: Story = {};
export const LabelHidden: Story = {
  args: states.LabelHidden,
};
/** With the keys of the browser's own list. */
export const WithTheKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const list = canvas.getByRole('combobox', { name: 'Sort by' });
    await expect(list).toHaveFocus();
    if (!(await pressKeys('Space'))) return;
    await expect(list.matches(':open')).toBe(true);
    await pressKeys('Escape', 'Alt+ArrowDown');
    await expect(list.matches(':open')).toBe(true);
    await pressKeys('Escape', 'ArrowDown');
    await expect(args.onChange).toHaveBeenLastCalledWith('name');
    await pressKeys('End');
    await expect(args.onChange).toHaveBeenLastCalledWith('code');
    await pressKeys('n');
    await expect(args.onChange).toHaveBeenLastCalledWith('name');
  },
};
export const AllStates: Story = { render: inGrid(states, { columns: 1 }) };
