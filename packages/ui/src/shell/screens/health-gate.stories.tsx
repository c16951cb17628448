import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { inGrid, type States } from '../../story-kit';
import { HealthGate, type HealthGateProps } from './health-gate';

const meta = {
  title: 'Shell/HealthGate',
  component: HealthGate,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: { state: 'checking', onRetry: fn() },
} satisfies Meta<typeof HealthGate>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  Checking: { state: 'checking' },
  SignedInHere: { state: 'checking', framed: true },
  Unreachable: { state: 'unreachable' },
  Refused: { state: 'refused' },
} satisfies States<HealthGateProps, HealthGateProps['state']>;

export const AllStates: Story = { render: inGrid(states) };
