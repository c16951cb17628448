import type { Meta, StoryObj } from '@storybook/react-vite';

import { inFrame, inGrid, sampleLimits } from '../../../story-kit';
import { LifetimeProgress, type LifetimeProgressProps } from './lifetime-progress';

const meta = {
  title: 'Parts/Numbers/LifetimeProgress',
  component: LifetimeProgress,
  args: { minutesLeft: 12, limits: sampleLimits },
  render: inFrame(320),
} satisfies Meta<typeof LifetimeProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  JustBought: { minutesLeft: 20 },
  RefundPossible: { minutesLeft: 15 },
  ShortTime: { minutesLeft: 3 },
  Over: { minutesLeft: 0 },
} satisfies Record<string, Omit<LifetimeProgressProps, 'limits'>>;

export const Playground: Story = {};
export const AllStates: Story = { tags: ['all-states'], render: inGrid(states) };
