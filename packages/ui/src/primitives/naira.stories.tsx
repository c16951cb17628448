import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { inGrid, inNaira, stateIn } from '../story-kit';
import { Amount } from './amount';
import { Naira, type NairaProps } from './naira';

const meta = {
  title: 'Primitives/Naira',
  component: Naira,
  args: { usd: '$0.0500' },
  render: (args) => <Line {...args} />,
} satisfies Meta<typeof Naira>;

export default meta;
type Story = StoryObj<typeof meta>;

function Line({ usd }: Pick<NairaProps, 'usd'>) {
  return (
    <p className="text-sm font-medium text-ink">
      <Amount>{usd ?? '—'}</Amount>
      <Naira usd={usd} />
    </p>
  );
}

const states = {
  Price: { usd: '$0.0500' },
  LargeAmount: { usd: '$1,234.5000' },
  AmountUnknown: { usd: undefined },
} satisfies Record<string, Pick<NairaProps, 'usd'>>;

export const AllStates: Story = {
  decorators: [inNaira],
  render: inGrid(states, { columns: 1, render: meta.render }),
  play: async ({ canvasElement }) => {
    // Not even a space, which would move when the rate arrives.
    await expect(stateIn(canvasElement, 'AmountUnknown').querySelector('p')?.childNodes).toHaveLength(1);
  },
};
