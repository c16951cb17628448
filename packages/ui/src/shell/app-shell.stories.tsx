import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import { Card } from '../primitives/card';
import { EmptyState } from '../primitives/feedback/empty-state';
import { LinkProvider, type LinkProps } from '../primitives/buttons/link';
import { PageHeader } from '../primitives/page-header';
import { press } from '../story-kit';
import { Header } from './header';
import { ReceivedCodeCount } from './received-code-count';
import { AppShell } from './app-shell';

const noop = () => undefined;

const header = (menuButton: ReactNode) => (
  <Header
    currentPath="/active-numbers"
    balanceWide="$12.3450"
    balanceNarrow="$12.35"
    refreshing={false}
    onRefresh={noop}
    onSearch={noop}
    pendingCount={3}
    username="ada.lovelace"
    release="v1.0.0 · Mar 2, 2026"
    onHelp={noop}
    onSignOut={noop}
    menuButton={menuButton}
  />
);

/** A link that does not navigate: leaving the page would end the story. */
function StayHere({ to, children, onClick, ...anchor }: LinkProps) {
  return (
    <a
      href={to}
      {...anchor}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
      }}
    >
      {children}
    </a>
  );
}

const meta = {
  title: 'Shell/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: {
    currentPath: '/active-numbers',
    version: '1.0.0',
    header,
    children: (
      <div className="flex flex-col gap-6">
        <PageHeader title="Active Numbers" />
        <Card>
          <EmptyState title="No active numbers" />
        </Card>
      </div>
    ),
  },
  decorators: [(Story) => <LinkProvider component={StayHere}>{Story()}</LinkProvider>],
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Wide: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Open menu' })).toBeNull();
    await expect(canvas.getByRole('complementary', { name: 'Sidebar' })).toHaveTextContent(/v1\.0\.0$/);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
};

/** Links do not navigate in this story, so the focus returns to the button. */
export const ClosesAfterALink: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: 'Open menu' }));
    const menu = within(canvas.getByRole('navigation', { name: 'Main' }));
    await press(menu.getByRole('link', { name: 'History' }));
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toHaveFocus();
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();
  },
};

/** A second press on the same position closes the menu. */
export const ClosesOnSecondPress: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open menu' });
    const { left, top, width, height } = opener.getBoundingClientRect();
    await press(opener);
    const closer = canvas.getByRole('button', { name: 'Close menu' });
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(closer).toContainElement(met as HTMLElement | null);
    await press(closer);
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toHaveFocus();
  },
};

/** On phones the main pages are tabs; 'More' opens the sidebar and regains the focus when it closes. */
export const TabsOfAPhone: Story = {
  globals: phone,
  args: { receivedCodes: <ReceivedCodeCount count={2} /> },
  play: async ({ canvas }) => {
    const tabs = within(canvas.getByRole('navigation', { name: 'Tabs' }));
    await expect(tabs.getByRole('link', { name: 'Active 2 codes ready' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const more = tabs.getByRole('button', { name: 'More' });
    await press(more);
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await press(canvas.getByRole('button', { name: 'Close menu' }));
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();
    await expect(more).toHaveFocus();
  },
};
