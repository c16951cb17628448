import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

import { inGrid, stateIn } from '../story-kit';
import { ReceivedCodeCount } from './received-code-count';
import { Sidebar, type SidebarProps } from './sidebar';

const base = {
  currentPath: '/buy-number',
  version: '1.0.0',
  onNavigate: fn(),
} satisfies SidebarProps;

/** Gives the sidebar its width in the shell, and a height. */
function Column(props: SidebarProps) {
  return (
    <div className="h-140 w-60 border border-line">
      <Sidebar {...props} />
    </div>
  );
}

const meta = {
  title: 'Shell/Sidebar',
  component: Sidebar,
  args: base,
  render: (args) => <Column {...args} />,
} satisfies Meta<typeof Sidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  CurrentPageMarked: { currentPath: '/active-numbers' },
  WithReceivedCodes: { receivedCodes: <ReceivedCodeCount count={12} /> },
  NoEntryForThisPage: { currentPath: '/elsewhere' },
} satisfies Record<string, Partial<SidebarProps>>;

export const AllStates: Story = {
  render: inGrid(states, { render: meta.render }),
  play: async ({ canvasElement }) => {
    const sidebar = stateIn(canvasElement, 'CurrentPageMarked');
    await expect(sidebar).toHaveTextContent('Verification Platform');
    const links = within(sidebar).getAllByRole('link');
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
