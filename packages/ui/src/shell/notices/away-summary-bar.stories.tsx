import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { expectLink } from '../../story-kit';
import { AwaySummaryBar } from './away-summary-bar';

const meta = {
  title: 'Shell/AwaySummaryBar',
  component: AwaySummaryBar,
  args: {
    summary: '2 codes, 1 expired, balance −$0.1200',
    link: { to: '/active-numbers', text: 'Active numbers' },
    onDismiss: fn(),
  },
} satisfies Meta<typeof AwaySummaryBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'While you were away: 2 codes, 1 expired, balance −$0.1200',
    );
    await expectLink(canvas, 'Active numbers', '/active-numbers');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
