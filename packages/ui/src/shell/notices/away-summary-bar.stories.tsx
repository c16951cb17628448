import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { AwaySummaryBar } from './away-summary-bar';

const meta = {
  title: 'Shell/AwaySummaryBar',
  component: AwaySummaryBar,
  args: {
    summary: '2 codes, 1 expired, balance −$0.1200',
    link: { to: '/active-numbers', text: 'Active numbers' },
    onDismiss: fn(),
  },
} satisfies Meta<typeof AwaySummaryBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
