import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { StateGrid } from '../../story-kit';
import { ReadyCount, type ReadyCountProps } from './received-code-count';
import { guide } from './received-code-count.docs';

const states = { OneCode: { count: 1 }, ManyCodes: { count: 12 } } satisfies Record<string, ReadyCountProps>;

const meta = {
  title: 'Shell/ReadyCount',
  component: ReadyCount,
  tags: ['autodocs'],
  parameters: { guide },
  args: states.OneCode,
} satisfies Meta<typeof ReadyCount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneCode: Story = {
  tags: ['state'],
  play: ({ canvasElement }) => expect(within(canvasElement).getByText('1 code ready')).toBeInTheDocument(),
};
export const AllStates: Story = {
  tags: ['all-states'],
  render: () => <StateGrid states={states} render={(args) => <ReadyCount {...args} />} />,
};
