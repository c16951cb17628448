import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { inGrid } from '../../../story-kit';
import { Segment, type SegmentProps } from './segment';

const base: SegmentProps<string> = {
  label: 'View',
  value: 'payments',
  options: [
    { value: 'payments', label: 'Payments' },
    { value: 'statement', label: 'Statement' },
  ],
  onChange: fn(),
};

const states = { First: base, Second: { ...base, value: 'statement' } } satisfies Record<
  string,
  SegmentProps<string>
>;

const meta = {
  title: 'Parts/Common/Segment',
  component: Segment,
  args: base,
} satisfies Meta<typeof Segment<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['interaction'] };
export const First: Story = {
  tags: ['state'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Payments', pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Statement', pressed: false }));
    await expect(args.onChange).toHaveBeenCalledWith('statement');
  },
};
export const AllStates: Story = { tags: ['all-states'], render: inGrid(states) };
