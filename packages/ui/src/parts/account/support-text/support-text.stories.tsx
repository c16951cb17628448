import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { Checkbox } from '../../../primitives/checkbox';
import { inGrid } from '../../../story-kit';
import { SupportText, type SupportTextProps } from './support-text';

const base: SupportTextProps = {
  text: [
    'Version: 1.0.0',
    'Page: /transactions',
    'User: demo',
    'Reference: SMS_1_1764000000_ABCDEF',
    'Amount: ₦1,500.00 = $9.72',
    'Method: Card',
    'Created: 2025-10-01 12:24 UTC, local Oct 1, 2025, 12:24 PM',
    'Status: pending',
  ].join('\n'),
  isCopied: false,
  onCopy: fn(),
};

const states = {
  Payment: {},
  WithChoice: { children: <Checkbox label="Include the phone number" checked={false} onChange={fn()} /> },
  WithSupportPage: { supportHref: 'https://help.example.com/' },
  Copied: { isCopied: true },
} satisfies Record<string, Partial<SupportTextProps>>;

const meta = {
  title: 'Parts/Account/SupportText',
  component: SupportText,
  args: base,
} satisfies Meta<typeof SupportText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['interaction'],
  args: states.WithChoice,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Include the phone number' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy text' }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
  },
};
export const AllStates: Story = { tags: ['all-states'], render: inGrid(states) };
