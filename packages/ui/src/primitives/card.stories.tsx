import type { Meta, StoryObj } from '@storybook/react-vite';

import { inGrid } from '../story-kit';
import { Card, type CardProps } from './card';

const states = {
  WithText: { className: 'max-w-sm p-5', children: 'Current balance: $12.3400' },
  WithList: {
    className: 'max-w-sm divide-y divide-line',
    children: ['WhatsApp', 'Telegram', 'Discord'].map((name) => (
      <p key={name} className="px-5 py-3">
        {name}
      </p>
    )),
  },
} satisfies Record<string, CardProps>;

const meta = {
  title: 'Primitives/Card',
  component: Card,
  args: states.WithText,
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = { render: inGrid(states) };
