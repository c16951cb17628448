import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { inGrid } from '../../story-kit';
import { CopyButton, type CopyButtonProps } from './copy-button';

const base = { label: 'Copy phone number', copied: false, onCopy: fn() } satisfies CopyButtonProps;

const meta = {
  title: 'Primitives/CopyButton',
  component: CopyButton,
  args: base,
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  Ready: {},
  Copied: { copied: true },
  Small: { size: 'sm' },
  Large: { size: 'lg' },
} satisfies Record<string, Partial<CopyButtonProps>>;

export const AllStates: Story = { render: inGrid(states) };
