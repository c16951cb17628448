import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wallet } from 'lucide';
import { expect } from 'storybook/test';

import { inGrid } from '../../story-kit';
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

export const Playground: Story = { tags: ['interaction'] };
export const DefaultSize: Story = {
  tags: ['state'],
  args: states.DefaultSize,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('width', '24');
  },
};
export const AllStates: Story = { tags: ['all-states'], render: inGrid(states) };
