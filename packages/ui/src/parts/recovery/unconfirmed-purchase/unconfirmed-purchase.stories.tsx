import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { clicks, inGrid, sampleLimits } from '../../../story-kit';
import { UnconfirmedPurchase, type UnconfirmedPurchaseProps } from './unconfirmed-purchase';

const base = { limits: sampleLimits, onCheckAgain: fn(), onTryAgain: fn(), onDismiss: fn() };

const meta = {
  title: 'Parts/Recovery/UnconfirmedPurchase',
  component: UnconfirmedPurchase,
  args: { ...base, state: 'lookup-failed' },
} satisfies Meta<typeof UnconfirmedPurchase>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  Checking: { state: 'checking' },
  LookupFailed: { state: 'lookup-failed' },
  Ambiguous: { state: 'ambiguous' },
} satisfies Record<string, Partial<UnconfirmedPurchaseProps>>;

export const Playground: Story = {
  play: clicks('Check again', 'onCheckAgain'),
};
export const Checking: Story = { tags: ['state'], args: states.Checking };
export const LookupFailed: Story = { tags: ['state'], args: states.LookupFailed };
export const Ambiguous: Story = { tags: ['state'], args: states.Ambiguous };
export const AllStates: Story = { tags: ['all-states'], render: inGrid(states, { columns: 1 }) };
