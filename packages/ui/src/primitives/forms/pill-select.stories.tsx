import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { inGrid } from '../../story-kit';
import { PillSelect, type PillSelectProps } from './pill-select';

const base = {
  label: 'Status',
  value: '',
  options: [
    { value: '', label: 'All' },
    { value: 'received', label: 'SMS Received' },
  ],
  onChange: fn(),
} satisfies PillSelectProps<string>;

const meta = {
  title: 'Primitives/PillSelect',
  component: PillSelect<string>,
  args: base,
} satisfies Meta<typeof PillSelect<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  All: {},
  Chosen: { value: 'received' },
  Disabled: { disabled: true },
} satisfies Record<string, Partial<PillSelectProps<string>>>;

export const AllStates: Story = { render: inGrid(states, { columns: 1 }) };
