import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { inGrid } from '../../../story-kit';
import { ExportAll, type ExportAllProps } from './export-all';

const actions = { onStart: fn(), onStop: fn(), onResume: fn() };

const states = {
  NotStarted: { ...actions },
  Reading: { ...actions, progress: { phase: 'reading', read: 100, total: 250, minutesLeft: 1 } },
  Waiting: { ...actions, progress: { phase: 'waiting', read: 700, total: 10_026, minutesLeft: 14 } },
  Stopped: { ...actions, progress: { phase: 'stopped', read: 100, total: 250 } },
  Failed: {
    ...actions,
    progress: { phase: 'failed', read: 100, total: 250, error: 'Failed to load history' },
  },
  Done: { ...actions, progress: { phase: 'done', read: 250, total: 250 } },
} satisfies Record<string, ExportAllProps>;

const meta = {
  title: 'Parts/History/ExportAll',
  component: ExportAll,
  args: states.NotStarted,
} satisfies Meta<typeof ExportAll>;

export default meta;
type Story = StoryObj<typeof meta>;
export const Playground: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Format'), 'JSON, for programs');
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(args.onStart).toHaveBeenCalledWith('json');
  },
};
export const AllStates: Story = { tags: ['all-states'], render: inGrid(states) };
