import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { inGrid } from '../../story-kit';
import { Checkbox, type CheckboxProps } from './checkbox';

const base: CheckboxProps = {
  label: 'SMS Received',
  checked: true,
  onChange: fn(),
};

const states = {
  On: {},
  Off: { checked: false },
} satisfies Record<string, Partial<CheckboxProps>>;

const meta = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  args: base,
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = { render: inGrid(states) };
