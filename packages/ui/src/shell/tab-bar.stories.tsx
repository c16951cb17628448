import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

import { FakeViewport, inGrid } from '../story-kit';
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

export const Playground: Story = {};
export const Home: Story = {
  play: async ({ canvas }) => {
    const tabs = canvas.getByRole('navigation', { name: 'Tabs' });
    await expect(within(tabs).getByRole('link', { current: 'page' })).toHaveTextContent('Home');
    await expect(within(tabs).getAllByRole('link')).toHaveLength(4);
  },
};
/** 'Settings' has no tab of its own. */
export const OnAnotherPage: Story = {
  args: states.OnAnotherPage,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'More', current: true })).toBeVisible();
    await expect(canvas.queryByRole('link', { current: 'page' })).toBeNull();
  },
};
export const AllStates: Story = { render: inGrid(states, { columns: 1, render: meta.render }) };
