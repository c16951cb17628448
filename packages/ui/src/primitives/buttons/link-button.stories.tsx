import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShoppingCart } from 'lucide';

import { inGrid, type States } from '../../story-kit';
import { Icon } from '../icon';
import { LinkButton, type LinkButtonProps } from './link-button';

const meta = {
  title: 'Primitives/LinkButton',
  component: LinkButton,
  args: { to: '/buy-number', children: 'Buy Your First Number' },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  Primary: { to: '/buy-number', children: 'Buy Your First Number', variant: 'primary' },
  Secondary: { to: '/transactions', children: 'Add Funds' },
  Ghost: { to: '/history', children: 'View all', variant: 'ghost' },
  Error: { to: '/settings', children: 'Go to Settings', variant: 'error' },
  Small: { to: '/transactions', children: 'Add Funds', size: 'sm' },
  Large: { to: '/buy-number', children: 'Buy Number', size: 'lg' },
  WithIcon: {
    to: '/buy-number',
    children: 'Buy Number',
    icon: <Icon of={ShoppingCart} className="size-4" />,
  },
} satisfies States<LinkButtonProps, NonNullable<LinkButtonProps['variant']>>;

export const AllStates: Story = { render: inGrid(states) };
