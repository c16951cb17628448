import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { inGrid } from '../../story-kit';
import { LoadError, type LoadErrorProps } from './load-error';

const states = {
  OnlyReason: {},
  WithTryAgain: { onTryAgain: fn() },
  TryingAgain: { onTryAgain: fn(), busy: true },
} satisfies Record<string, Partial<LoadErrorProps>>;

const meta = {
  title: 'Primitives/LoadError',
  component: LoadError,
  args: { children: 'Failed to load history' },
} satisfies Meta<typeof LoadError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = { render: inGrid(states, { columns: 1 }) };
