import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Card } from '../primitives/card';
import { inGrid, type States } from '../story-kit';
import { lifeOf } from '../numbers/number-card.samples';
import { LiveNumbers, type LiveNumber, type LiveNumbersProps } from './live-numbers';
import { codesAndWaiting, manyCodes, receivedNumber, waitingNumber } from './live-numbers.samples';

const states = {
  Loading: { numbers: undefined },
  OneReceived: { numbers: [receivedNumber] },
  OneWaiting: { numbers: [waitingNumber] },
  Ending: {
    numbers: [
      { ...waitingNumber, isEnding: true },
      { ...waitingNumber, id: '3' },
    ],
  },
  CodesAndWaiting: { numbers: codesAndWaiting },
  ManyCodes: { numbers: manyCodes },
  UnknownNumber: {
    numbers: [{ ...receivedNumber, service: 'Your number', serviceCode: '', phoneGroups: [] }],
  },
  CodeOnAnotherPage: { numbers: [{ ...receivedNumber, code: null }, waitingNumber] },
  SmsWithoutCode: { numbers: [{ ...receivedNumber, code: null, isWithoutCode: true }, waitingNumber] },
} satisfies States<LiveNumbersProps, `One-${LiveNumber['status']}`>;

const inCard = (args: LiveNumbersProps) => (
  <Card className="flex min-h-65 flex-col overflow-hidden">
    <LiveNumbers {...args} />
  </Card>
);

const meta = {
  title: 'Dashboard/LiveNumbers',
  component: LiveNumbers,
  args: {
    ...states.CodesAndWaiting,
    renderLife: (id) => lifeOf(`1${id}:31`),
    onCopy: fn(),
  },
  render: inCard,
} satisfies Meta<typeof LiveNumbers>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On a phone too, all lines end at one edge. */
export const Playground: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const [copy] = canvas.getAllByRole('button', { name: /^Copy SMS code/ });
    const time = canvas.getByRole('timer');
    await expect(copy?.getBoundingClientRect().right).toBe(time.getBoundingClientRect().right);
  },
};
export const AllStates: Story = { render: inGrid(states, { columns: 1, render: inCard }) };
