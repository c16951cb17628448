import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { StateGrid } from '../../story-kit';
import { UnconfirmedOutcome, type UnconfirmedOutcomeProps } from './unconfirmed-outcome';

const base: UnconfirmedOutcomeProps = {
  title: 'We could not confirm this payment',
  state: 'checking',
  checking: 'Checking your payments...',
  unknown: 'We do not know yet whether it was started. Paying stays locked so that nothing is paid twice.',
  onCheckAgain: fn(),
};

const states = {
  Checking: base,
  Unknown: { ...base, state: 'unknown' },
} satisfies Record<string, UnconfirmedOutcomeProps>;

const meta = {
  title: 'Parts/UnconfirmedOutcome',
  component: UnconfirmedOutcome,
  tags: ['autodocs'],
  args: base,
} satisfies Meta<typeof UnconfirmedOutcome>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
/** Nothing can be done but wait. */
export const Checking: Story = {
  tags: ['state'],
  play: ({ canvasElement }) => expect(within(canvasElement).queryByRole('button')).toBeNull(),
};
export const Unknown: Story = {
  tags: ['state'],
  args: states.Unknown,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Check again' }));
    await expect(args.onCheckAgain).toHaveBeenCalledOnce();
  },
};
export const AllStates: Story = {
  tags: ['all-states'],
  render: () => <StateGrid states={states} render={(args) => <UnconfirmedOutcome {...args} />} />,
};
