import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { SearchField } from './search-field';
import { PillSelect } from './pill-select';
import { inGrid } from '../../story-kit';
import { FilterRow, type FilterRowProps } from './filter-row';

const status = (value: string) => (
  <PillSelect
    label="Status"
    value={value}
    options={[
      { value: '', label: 'All' },
      { value: 'used', label: 'Completed' },
    ]}
    onChange={fn()}
  />
);

const base: FilterRowProps = {
  start: (
    <div className="min-w-0 flex-1">
      <SearchField label="Search" value="" placeholder="Number or service" onChange={fn()} />
    </div>
  ),
  children: status(''),
  used: 0,
};

const states = {
  NoFilter: {},
  Filtered: { children: status('used'), used: 1, onClearAll: fn() },
} satisfies Record<string, Partial<FilterRowProps>>;

const meta = {
  title: 'Primitives/FilterRow',
  component: FilterRow,
  args: base,
} satisfies Meta<typeof FilterRow>;

export default meta;
type Story = StoryObj<typeof meta>;

const wide = { viewport: { value: 'laptop' } };

export const NoFilter: Story = {
  globals: wide,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Filters' }).offsetHeight).toBe(40);
    await expect(canvas.queryByRole('button', { name: 'Clear all' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Filters' })).toBeNull();
  },
};
export const Filtered: Story = {
  args: states.Filtered,
  globals: wide,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.onClearAll).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('group', { name: 'Filters' })).toHaveFocus();
  },
};
/** The pills are folded until the user opens them. */
export const OnAPhone: Story = {
  args: states.Filtered,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('combobox', { name: 'Status' })).toBeNull();
    const button = canvas.getByRole('button', { name: 'Filters (1)' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toBeInTheDocument();
    await userEvent.click(button);
    await expect(canvas.queryByRole('combobox', { name: 'Status' })).toBeNull();
  },
};
export const AllStates: Story = { render: inGrid(states, { columns: 1 }) };
