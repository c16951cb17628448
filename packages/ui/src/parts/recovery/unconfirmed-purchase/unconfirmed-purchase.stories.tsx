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
  LostAnswerBeingChecked: { state: 'checking' },
  LostAnswerCheckFailed: { state: 'lookup-failed' },
  LostAnswerAmbiguous: { state: 'ambiguous' },
} satisfies Record<string, Partial<UnconfirmedPurchaseProps>>;

export const LostAnswerCheckFailed: Story = {
  args: states.LostAnswerCheckFailed,
  play: clicks('Check again', 'onCheckAgain'),
};
export const AllStates: Story = { tags: ['all-states'], render: inGrid(states, { columns: 1 }) };
