import type { Meta, StoryObj } from '@storybook/react-vite';

import { inGrid } from '../../story-kit';
import { Spinner, type SpinnerProps } from './spinner';

const meta = {
  title: 'Primitives/Spinner',
  component: Spinner,
  args: { label: 'Checking session...' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  WithLabel: { label: 'Checking session...' },
  Decoration: { label: undefined },
} satisfies Record<string, SpinnerProps>;

export const AllStates: Story = { render: inGrid(states) };
