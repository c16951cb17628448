import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { Card } from '../../../primitives/card';
import { inGrid, longServiceName } from '../../../story-kit';
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

/** Operators are optional: if loading fails, 'Any Operator' still works. */
export const Failed: Story = {
  tags: ['state'],
  args: states.Failed,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Failed to fetch operators')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Any Operator (Recommended)' }));
    await expect(args.onChoose).toHaveBeenCalledWith('');
  },
};
export const LongOperatorName: Story = {
  tags: ['edge'],
  args: { operators: [{ id: 'long', name: longServiceName }] },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const AllStates: Story = { tags: ['all-states'], render: inGrid(states, { render: meta.render }) };
