import type { Meta, StoryObj } from '@storybook/react-vite';

import { inGrid } from '../story-kit';
import { Monogram, type MonogramProps } from './monogram';

const meta = {
  title: 'Primitives/Monogram',
  component: Monogram,
  args: { name: 'Verizon' },
} satisfies Meta<typeof Monogram>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  Small: { name: 'Verizon', size: 'sm' },
  Medium: { name: 'AT&T' },
  Large: { name: 'T-Mobile', size: 'lg' },
  OtherLetters: { name: 'МТС' },
  LowerCase: { name: 'imo' },
} satisfies Record<string, MonogramProps>;

export const AllStates: Story = { render: inGrid(states) };
