import type { Meta, StoryObj } from '@storybook/react-vite';

import { inGrid } from '../../story-kit';
import { methodTiles } from '../add-funds-form.samples';
import { MethodTiles, type MethodTilesProps } from './method-tiles';

const states = {
  Card: {},
  WithNote: { method: 'bank', note: 'Transfers take up to ten minutes on Sundays.' },
  Disabled: { disabled: true },
} satisfies Record<string, Partial<MethodTilesProps>>;

const meta = {
  title: 'Payments/MethodTiles',
  component: MethodTiles,
  args: methodTiles,
} satisfies Meta<typeof MethodTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = { render: inGrid(states) };
