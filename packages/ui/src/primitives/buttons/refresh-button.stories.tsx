import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { inGrid } from '../../story-kit';
import { RefreshButton } from './refresh-button';

const states = { Idle: {}, Refreshing: { busy: true } };

const meta = {
  title: 'Primitives/RefreshButton',
  component: RefreshButton,
  args: { busy: false, onClick: fn() },
} satisfies Meta<typeof RefreshButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = { render: inGrid(states) };
