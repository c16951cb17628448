import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { inFrame, inGrid } from '../story-kit';
import { clicked, SampleCard } from './number-card.samples';
import { baseCard, rowStates } from './number-card.states';
import { NumberRow } from './number-row';

const meta = {
  title: 'Numbers/NumberRow',
  component: SampleCard,
  subcomponents: { NumberRow },
  args: { ...baseCard, isRow: true },
  render: inFrame(374),
  globals: { viewport: { value: 'phone', isRotated: false } },
} satisfies Meta<typeof SampleCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Cancel & Refund/ })).not.toBeInTheDocument();
    await expect(canvas.getByText('Cancel option available in 3 minutes')).toBeVisible();
    await expect(canvas.getByRole('article').clientHeight).toBeLessThanOrEqual(100);
    await userEvent.click(canvas.getByRole('button', { name: /^Show more/ }));
    await userEvent.click(canvas.getByText('WhatsApp'));
    await expect(clicked.fold).toHaveBeenCalledTimes(2);
  },
};
/** The offer cannot wait until the row is opened. */
export const RowInLastMinutes: Story = {
  args: rowStates.RowInLastMinutes,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Wait 20 more minutes/ }));
    await expect(clicked.wait).toHaveBeenCalledOnce();
  },
};
/** A press anywhere on the code copies it. */
export const RowWithCode: Story = {
  args: rowStates.RowWithCode,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('482913'));
    await expect(clicked.copyCode).toHaveBeenCalledOnce();
  },
};
export const AllStates: Story = { render: inGrid(rowStates, { columns: 1 }) };
