import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { StateGrid } from '../../../story-kit';
import { SupportText, type SupportTextProps } from './support-text';
import { componentDocs } from './support-text.docs';

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
  WithoutPhoneNumber: { hasPhoneNumber: false, onPhoneNumberChange: fn() },
  WithPhoneNumber: { hasPhoneNumber: true, text: `${base.text}\nPhone number: +12025550143` },
  Copied: { isCopied: true },
} satisfies Record<string, Partial<SupportTextProps>>;

const meta = {
  title: 'Parts/Account/SupportText',
  component: SupportText,
  tags: ['autodocs'],
  parameters: { componentDocs },
  args: base,
} satisfies Meta<typeof SupportText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['interaction'],
  args: states.WithoutPhoneNumber,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Include the phone number' }));
    await expect(args.onPhoneNumberChange).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy text' }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
  },
};
export const Payment: Story = { tags: ['state'], args: states.Payment };
export const WithoutPhoneNumber: Story = { tags: ['state'], args: states.WithoutPhoneNumber };
export const WithPhoneNumber: Story = { tags: ['state'], args: states.WithPhoneNumber };
export const Copied: Story = { tags: ['state'], args: states.Copied };
export const AllStates: Story = {
  tags: ['all-states'],
  render: () => <StateGrid states={states} render={(args) => <SupportText {...base} {...args} />} />,
};
