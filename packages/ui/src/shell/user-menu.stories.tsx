import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { press } from '../story-kit';
import { UserMenu } from './user-menu';

const meta = {
  title: 'Shell/UserMenu',
  component: UserMenu,
  args: {
    username: 'ada.lovelace',
    available: '$12.3450',
    release: 'v1.0.0 · Mar 2, 2026',
    onHelp: fn(),
    onSignOut: fn(),
  },
  // The menu is lazy; this loads it before a play function looks for it.
  loaders: [() => import('./user-menu/user-menu-list')],
  decorators: [(Story) => <div className="flex min-h-64 items-start justify-end">{Story()}</div>],
} satisfies Meta<typeof UserMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The first press loads the menu and opens it. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: 'Account of ada.lovelace' }));
    const menu = within(await canvas.findByRole('menu'));
    await expect(menu.getByText('$12.3450 available')).toBeVisible();
    for (const name of ['Transactions', 'Subscriptions', 'Settings'])
      await expect(menu.getByRole('menuitem', { name })).toHaveAttribute('href', `/${name.toLowerCase()}`);
  },
};

/** Name of the item with keyboard focus. */
const itemOf = (menu: HTMLElement) =>
  document.getElementById(menu.getAttribute('aria-activedescendant') ?? '')?.textContent;

/** The first key loads the menu as well. */
export const WithTheKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const menu = await canvas.findByRole('menu');
    await waitFor(() => expect(itemOf(menu)).toBe('Transactions'));
    await userEvent.keyboard('{End}');
    await expect(itemOf(menu)).toBe('Sign out');
    await userEvent.keyboard('{Home}');
    await expect(itemOf(menu)).toBe('Transactions');
    await userEvent.keyboard('se');
    await expect(itemOf(menu)).toBe('Settings');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('menu')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Account of ada.lovelace' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('menu');
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};
