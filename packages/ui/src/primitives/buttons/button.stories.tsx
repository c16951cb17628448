import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShoppingCart } from 'lucide';
import { expect, fn, userEvent } from 'storybook/test';

import { inGrid, type States } from '../../story-kit';
import { Icon } from '../icon';
import { Button, type ButtonProps, type ButtonVariant } from './button';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Purchase Number', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  Primary: { children: 'Purchase Number', variant: 'primary' },
  Secondary: { children: 'Refresh', variant: 'secondary' },
  Ghost: { children: 'Back', variant: 'ghost' },
  Error: { children: 'Sign out', variant: 'error' },
  Small: { children: 'Reset Selection', size: 'sm' },
  Large: { children: 'Sign In', variant: 'primary', size: 'lg' },
  WithIcon: {
    children: 'Purchase Number',
    variant: 'primary',
    icon: <Icon of={ShoppingCart} className="size-4" />,
  },
  FullWidth: { children: 'Sign In', variant: 'primary', fullWidth: true },
  Disabled: { children: 'Purchase Number', variant: 'primary', disabled: true },
  Busy: { children: 'Purchasing...', variant: 'primary', busy: true },
} satisfies States<ButtonProps, ButtonVariant>;

export const Playground: Story = {
  args: { variant: 'primary' },
};
export const Busy: Story = {
  args: states.Busy,
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Purchasing...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};
export const AllStates: Story = { render: inGrid(states, { columns: 3 }) };
