import type { Meta, StoryObj } from '@storybook/react-vite';

import { inGrid } from '../../../story-kit';
import { Countdown, type CountdownProps } from './countdown';

const meta = {
  title: 'Parts/Numbers/Countdown',
  component: Countdown,
  args: { remaining: '12:34' },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  JustBought: { remaining: '20:00' },
  Running: { remaining: '12:34' },
  Over: { remaining: '00:00' },
} satisfies Record<string, CountdownProps>;

export const Playground: Story = { tags: ['interaction'] };
export const AllStates: Story = { tags: ['all-states'], render: inGrid(states, { columns: 3 }) };
