import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

import { Sidebar } from './sidebar';

const meta = {
  title: 'Shell/Sidebar',
  component: Sidebar,
  tags: ['autodocs'],
  args: { currentPath: '/buy-number', version: '1.0.0', onNavigate: fn() },
  decorators: [
    (Story) => (
      <div className="h-140 w-60 border border-line">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Sidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const SixEntries: Story = {
  tags: ['state'],
  play: async ({ canvasElement }) => {
    const links = within(within(canvasElement).getByRole('navigation')).getAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Dashboard', '/'],
      ['Buy Number', '/buy-number'],
      ['Active Numbers', '/active-numbers'],
      ['History', '/history'],
      ['Transactions', '/transactions'],
      ['Settings', '/settings'],
    ]);
  },
};

export const CurrentPageMarked: Story = {
  tags: ['state'],
  args: { currentPath: '/active-numbers' },
  play: async ({ canvasElement }) => {
    const current = within(canvasElement).getByRole('link', { current: 'page' });
    await expect(current).toHaveTextContent('Active Numbers');
  },
};

export const NoEntryForThisPage: Story = {
  tags: ['edge'],
  args: { currentPath: '/elsewhere' },
  play: ({ canvasElement }) =>
    expect(within(canvasElement).queryByRole('link', { current: 'page' })).toBeNull(),
};
