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
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'While you were away: 2 codes, 1 expired, balance −$0.1200',
    );
    await expectLink(canvas, 'Active numbers', '/active-numbers');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** On the active numbers page it has no link to that page. */
export const OnActiveNumbers: Story = {
  tags: ['state'],
  args: { link: undefined },
  play: ({ canvas }) => expect(canvas.queryByRole('link')).not.toBeInTheDocument(),
};

/** Numbers that no page was open to cancel. */
export const EndedWithoutARefund: Story = {
  tags: ['state'],
  args: {
    label: 'Ended without a refund',
    summary: 'WhatsApp $0.0490, Telegram $0.1200',
    link: { to: '/history', text: 'Purchase history' },
  },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent(/^Ended without a refund: WhatsApp \$0\.0490/);
  },
};

/** The longest summary, on a phone. */
export const EverythingOnAPhone: Story = {
  tags: ['edge'],
  args: { summary: '12 codes, 3 expired, 2 bought elsewhere, 1 ended elsewhere, balance +$1,204.5000' },
  globals: { viewport: { value: 'phone' } },
};

/** Empty: the live region exists, so that screen readers announce its first content. */
export const Empty: Story = {
  tags: ['edge'],
  args: { summary: null },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toBeEmptyDOMElement(),
};
