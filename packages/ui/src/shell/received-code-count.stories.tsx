import type { Meta, StoryObj } from '@storybook/react-vite';

import { inGrid } from '../story-kit';
import { ReceivedCodeCount, type ReceivedCodeCountProps } from './received-code-count';

const states = { OneCode: { count: 1 }, ManyCodes: { count: 12 } } satisfies Record<
  string,
  ReceivedCodeCountProps
>;

const meta = {
  title: 'Shell/ReceivedCodeCount',
  component: ReceivedCodeCount,
  args: states.OneCode,
} satisfies Meta<typeof ReceivedCodeCount>;

export default meta;
type Story = StoryObj<typeof meta>;
export const AllStates: Story = { render: inGrid(states) };
