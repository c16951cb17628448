import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { FakeViewport } from '../../story-kit';
import { AwaySummaryBar } from './away-summary-bar';
import { ConnectionBadge } from './connection-badge';
import { BottomNotices } from './bottom-notices';

const meta = {
  title: 'Shell/BottomNotices',
  component: BottomNotices,
  args: {
    children: (
      <>
        <ConnectionBadge state="connected" />
        <AwaySummaryBar
          label="Ended without a refund"
          summary="WhatsApp $0.3178"
          link={{ to: '/history', text: 'Purchase history' }}
          onDismiss={fn()}
        />
      </>
    ),
  },
  render: (args) => (
    <FakeViewport height={160}>
      <p>The page</p>
      <BottomNotices {...args} />
    </FakeViewport>
  ),
} satisfies Meta<typeof BottomNotices>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The badge stands above the line, so that both can be read and the line be dismissed. */
export const BadgeAndLine: Story = {
  play: async ({ canvas }) => {
    const line = canvas.getByText('WhatsApp $0.3178').getBoundingClientRect();
    await expect(canvas.getByText('Connected').getBoundingClientRect().bottom).toBeLessThan(line.top);
    await expect(canvas.getByText('The page').getBoundingClientRect().bottom).toBeLessThan(line.top);
  },
};
