import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { ChartsButton } from './charts-button';

const meta = {
  title: 'Parts/Charts/ChartsButton',
  component: ChartsButton,
  args: { open: false, controls: 'charts', onToggle: fn() },
  render: (args) => (
    <>
      <ChartsButton {...args} />
      <div id="charts" />
    </>
  ),
} satisfies Meta<typeof ChartsButton>;

export default meta;
type Story = StoryObj<typeof meta>;
export const Closed: Story = {
  tags: ['state'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show charts', expanded: false }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};
