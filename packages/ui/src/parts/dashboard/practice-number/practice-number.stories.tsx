import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { inGrid } from '../../../story-kit';
import { PracticeNumber, type PracticeNumberProps } from './practice-number';

const base: PracticeNumberProps = { phoneNumber: '+1 202 555 0143', code: null, copied: null, onCopy: fn() };

const meta = {
  title: 'Parts/Dashboard/PracticeNumber',
  component: PracticeNumber,
  args: base,
} satisfies Meta<typeof PracticeNumber>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  Waiting: {},
  NumberCopied: { copied: 'phone' },
  Received: { code: '482913' },
  CodeCopied: { code: '482913', copied: 'code' },
} satisfies Record<string, Partial<PracticeNumberProps>>;

export const Playground: Story = {
  tags: ['interaction'],
  args: states.Received,
  play: async ({ args, canvas }) => {
    const card = within(canvas.getByRole('article', { name: 'Practice' }));
    await userEvent.click(card.getByRole('button', { name: 'Copy number' }));
    await expect(args.onCopy).toHaveBeenLastCalledWith('phone');
    await userEvent.click(card.getByRole('button', { name: 'Copy code' }));
    await expect(args.onCopy).toHaveBeenLastCalledWith('code');
  },
};
export const AllStates: Story = { tags: ['all-states'], render: inGrid(states) };
