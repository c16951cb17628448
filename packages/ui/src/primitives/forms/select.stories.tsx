import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { inGrid } from '../../story-kit';
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

export const AllStates: Story = { render: inGrid(states, { columns: 1 }) };
