import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { inFrame, inGrid, sampleLimits } from '../../../story-kit';
import { NumbersWithoutCode, type NumbersWithoutCodeProps } from './numbers-without-code';

const base = { limits: sampleLimits, value: 'cancel', onChange: fn() } satisfies NumbersWithoutCodeProps;

const meta = {
  title: 'Parts/Account/NumbersWithoutCode',
  component: NumbersWithoutCode,
  args: base,
  render: inFrame(480),
} satisfies Meta<typeof NumbersWithoutCode>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  Automatic: {},
  AskMe: { value: 'ask' },
  Never: { value: 'never' },
} satisfies Record<string, Partial<NumbersWithoutCodeProps>>;

export const Playground: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const group = within(canvas.getByRole('radiogroup', { name: 'Numbers without a code' }));
    await expect(group.getByRole('radio', { name: 'Cancel and refund automatically' })).toBeChecked();
    await userEvent.click(group.getByRole('radio', { name: 'Ask me' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('ask');
    await userEvent.click(group.getByRole('radio', { name: 'Never' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('never');
  },
};
export const AllStates: Story = { tags: ['all-states'], render: inGrid(states) };
