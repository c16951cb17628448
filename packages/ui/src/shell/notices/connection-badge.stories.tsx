import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { FakeViewport, inGrid, type States } from '../../story-kit';
import { BottomNotices } from './bottom-notices';
import { ConnectionBadge, type ConnectionBadgeProps } from './connection-badge';

const meta = {
  title: 'Shell/ConnectionBadge',
  component: ConnectionBadge,
  args: { state: 'connected' },
  render: (args) => (
    <FakeViewport height={120}>
      <BottomNotices>
        <ConnectionBadge {...args} />
      </BottomNotices>
    </FakeViewport>
  ),
} satisfies Meta<typeof ConnectionBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  Connecting: { state: 'connecting' },
  Connected: { state: 'connected' },
  Issue: { state: 'issue' },
  GivenUp: { state: 'issue', detail: 'Failed to reconnect after maximum attempts', onRetry: fn() },
  ConnectionLost: { state: 'issue', detail: 'Connection lost unexpectedly' },
  NoAnswerInTime: { state: 'issue', detail: 'Connection timeout' },
  TokenRefused: { state: 'issue', detail: 'Authentication failed', onRetry: fn() },
  Hidden: { state: null },
} satisfies States<ConnectionBadgeProps, NonNullable<ConnectionBadgeProps['state']>>;

export const GivenUp: Story = {
  args: states.GivenUp,
  play: async ({ canvas, args }) => {
    const badge = canvas.getByRole('status');
    await expect(badge).toHaveTextContent('Connection Issue');
    await expect(badge).toHaveTextContent('Failed to reconnect after maximum attempts');
    await userEvent.click(within(badge).getByRole('button', { name: /^Try again/ }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await expect(badge).toHaveFocus();
  },
};
export const AllStates: Story = {
  render: inGrid(states, { render: meta.render }),
};
