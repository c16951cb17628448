import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { inFrame, inGrid, type States } from '../story-kit';
import { Countdown } from './countdown';
import { NumberOnTop, type NumberOnTopProps } from './number-on-top';

const base: NumberOnTopProps = {
  service: 'WhatsApp',
  serviceCode: 'wa',
  phoneGroups: ['+1', '202', '555', '0143'],
  status: 'waiting',
  hasSms: false,
  countdown: <Countdown remaining="18:42" />,
  copied: null,
  onCopy: fn(),
};

const states = {
  Waiting: {},
  PhoneCopied: { copied: 'phone' },
  Received: { status: 'received', hasSms: true, code: '482913' },
  CodeCopied: { status: 'received', hasSms: true, code: '482913', copied: 'code' },
  Cancelled: { status: 'cancelled', countdown: undefined },
  Used: { status: 'used', hasSms: true, code: '482913', countdown: undefined },
  Expired: { status: 'expired', countdown: undefined },
} satisfies States<NumberOnTopProps, NumberOnTopProps['status']>;

const meta = {
  title: 'Numbers/NumberOnTop',
  component: NumberOnTop,
  args: base,
  render: inFrame(320),
} satisfies Meta<typeof NumberOnTop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Received: Story = {
  args: states.Received,
};
export const AllStates: Story = { render: inGrid(states) };
