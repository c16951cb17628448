import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { Card } from '../../../primitives/card';
import { inGrid } from '../../../story-kit';
import { OperatorList, type OperatorListProps } from './operator-list';

const base: OperatorListProps = {
  operators: [
    { id: 'rogers', name: 'Rogers' },
    { id: 'bell', name: 'Bell' },
    { id: 'telus', name: 'Telus' },
  ],
  country: 'Canada',
  status: 'ready',
  onChoose: fn(),
};

const meta = {
  title: 'Parts/Catalogue/OperatorList',
  component: OperatorList,
  args: base,
  render: (args) => (
    <Card className="overflow-clip">
      <OperatorList {...args} />
    </Card>
  ),
} satisfies Meta<typeof OperatorList>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  SomeOperators: {},
  OnlyAny: { operators: [] },
  Loading: { status: 'loading', operators: [] },
  Failed: { status: 'failed', operators: [] },
} satisfies Record<string, Partial<OperatorListProps>>;

export const Playground: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rogers' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('rogers');
    await userEvent.click(canvas.getByRole('button', { name: 'Any Operator (Recommended)' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('');
  },
};
export const AllStates: Story = { tags: ['all-states'], render: inGrid(states, { render: meta.render }) };
