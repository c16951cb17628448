import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShoppingCart } from 'lucide';
import { expect } from 'storybook/test';

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

export const Playground: Story = {
  args: { variant: 'primary' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Buy Your First Number' });
    await expect(link).toHaveAttribute('href', '/buy-number');
  },
};
export const AllStates: Story = { render: inGrid(states) };
