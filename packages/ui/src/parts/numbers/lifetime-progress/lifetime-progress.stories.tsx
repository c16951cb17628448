import type { Meta, StoryObj } from '@storybook/react-vite';

import { Frame, sampleLimits, StateGrid } from '../../../story-kit';
import { LifeBar, type LifeBarProps } from './lifetime-progress';
import { guide } from './lifetime-progress.docs';

const meta = {
  title: 'Parts/LifeBar',
  component: LifeBar,
  tags: ['autodocs'],
  parameters: { guide },
  args: { minutesLeft: 12, limits: sampleLimits },
  render: (args) => (
    <Frame width={320}>
      <LifeBar {...args} />
    </Frame>
  ),
} satisfies Meta<typeof LifeBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  JustBought: { minutesLeft: 20, marksRefund: true },
  RefundPossible: { minutesLeft: 15, marksRefund: true },
  SmsReceived: { minutesLeft: 12 },
  ShortTime: { minutesLeft: 3 },
  Over: { minutesLeft: 0 },
} satisfies Record<string, Omit<LifeBarProps, 'limits'>>;

export const Playground: Story = {};
export const AllStates: Story = {
  tags: ['all-states'],
  render: () => <StateGrid states={states} render={(args) => <LifeBar limits={sampleLimits} {...args} />} />,
};
