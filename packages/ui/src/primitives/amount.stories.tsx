import type { Meta, StoryObj } from '@storybook/react-vite';

import { inGrid } from '../story-kit';
import { Amount, type AmountProps } from './amount';

const meta = {
  title: 'Primitives/Amount',
  component: Amount,
  args: { children: '$148.3725' },
  decorators: [(Story) => <div className="text-figure text-ink">{Story()}</div>],
} satisfies Meta<typeof Amount>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  FourDecimals: { children: '$148.3725' },
  TwoDecimals: { children: '$148.37' },
  Naira: { children: '₦1,500.00' },
  NoDecimals: { children: 'Free' },
} satisfies Record<string, AmountProps>;

export const AllStates: Story = { render: inGrid(states, { columns: 1 }) };
