import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { inGrid, sharedDocument } from '../../../story-kit';
import { NumberGuide, type NumberGuideProps } from './number-guide';

const base: NumberGuideProps = { service: 'WhatsApp', isNotified: false, onNotifiedChange: fn() };

const states = {
  NotificationOffered: {},
  Notified: { isNotified: true },
  WithoutNotifications: { isNotified: undefined },
} satisfies Record<string, Partial<NumberGuideProps>>;

const meta = {
  title: 'Parts/Numbers/NumberGuide',
  component: NumberGuide,
  args: base,
} satisfies Meta<typeof NumberGuide>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotificationOffered: Story = {
  tags: ['state'],
  play: async ({ args, canvas }) => {
    const steps = within(canvas.getByRole('list', { name: 'How to use this number' }));
    await expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Copy the number',
      'Enter it in WhatsApp and ask for a code',
      'Come back: the code appears here',
    ]);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Notify me when the code arrives' }));
    await expect(args.onNotifiedChange).toHaveBeenCalledWith(true);
  },
};
export const AllStates: Story = { tags: ['all-states'], parameters: sharedDocument, render: inGrid(states) };
