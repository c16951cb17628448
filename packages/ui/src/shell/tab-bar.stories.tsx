import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

import { FakeViewport, inGrid, stateIn } from '../story-kit';
import { ReceivedCodeCount } from './received-code-count';
import { TabBar, type TabBarProps } from './tab-bar';

const base = {
  currentPath: '/',
  isMoreOpen: false,
  onMore: fn(),
} satisfies TabBarProps;

const states = {
  Home: {},
  WithReceivedCodes: { receivedCodes: <ReceivedCodeCount count={3} /> },
  OnAnotherPage: { currentPath: '/settings' },
} satisfies Record<string, Partial<TabBarProps>>;

const meta = {
  title: 'Shell/TabBar',
  component: TabBar,
  args: base,
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <FakeViewport height={160}>
      <TabBar {...args} />
    </FakeViewport>
  ),
} satisfies Meta<typeof TabBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: inGrid(states, { columns: 1, render: meta.render }),
  play: async ({ canvasElement }) => {
    const home = within(stateIn(canvasElement, 'Home'));
    await expect(home.getByRole('link', { current: 'page' })).toHaveTextContent('Home');
    await expect(home.getAllByRole('link')).toHaveLength(4);
    // 'Settings' has no tab of its own.
    const settings = within(stateIn(canvasElement, 'OnAnotherPage'));
    await expect(settings.getByRole('button', { name: 'More', current: true })).toBeVisible();
    await expect(settings.queryByRole('link', { current: 'page' })).toBeNull();
  },
};
