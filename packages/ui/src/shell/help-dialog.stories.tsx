import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import HelpDialog from './help-dialog';

const meta = {
  title: 'Shell/HelpDialog',
  component: HelpDialog,
  args: {
    channels: [
      { label: 'WhatsApp', href: 'https://wa.me/2348012345678' },
      { label: 'Email', href: 'mailto:help@example.com' },
    ],
    release: 'v1.0.0 · Mar 2, 2026',
    news: [
      'Numbers without an SMS are refunded before they expire.',
      'A notice of the operator stays until it ends.',
    ],
    onShortcuts: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof HelpDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const WithoutChannels: Story = { args: { channels: [] } };
