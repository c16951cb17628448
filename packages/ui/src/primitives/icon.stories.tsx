import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wallet } from 'lucide';

import { inGrid } from '../story-kit';
import { Icon, type IconProps } from './icon';

const base = { of: Wallet } satisfies IconProps;

const meta = {
  title: 'Primitives/Icon',
  component: Icon,
  args: base,
  argTypes: { of: { control: false } },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  DefaultSize: {},
  BesideText: { className: 'size-4' },
  Coloured: { className: 'size-6 text-success' },
} satisfies Record<string, Partial<IconProps>>;

export const AllStates: Story = { render: inGrid(states) };
