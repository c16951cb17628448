import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefreshCw } from 'lucide';
import { fn } from 'storybook/test';

import { inGrid } from '../../story-kit';
import { Icon } from '../icon';
import { IconButton, type IconButtonProps } from './icon-button';

const base = {
  label: 'Refresh balance',
  icon: <Icon of={RefreshCw} className="size-4" />,
  onClick: fn(),
} satisfies IconButtonProps;

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  args: base,
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  Idle: {},
  Small: { size: 'sm' },
  Large: { size: 'lg' },
  Busy: { busy: true },
  Disabled: { disabled: true },
} satisfies Record<string, Partial<IconButtonProps>>;

export const AllStates: Story = { render: inGrid(states) };
