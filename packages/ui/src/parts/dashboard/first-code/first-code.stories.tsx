import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import {
  expectLink,
  framed,
  inGrid,
  longServiceName,
  sampleLimits,
  sharedDocument,
} from '../../../story-kit';
import { Countdown } from '../../numbers/countdown';
import { PracticeNumber } from '../practice-number';
import { FirstCode, type FirstCodeProps } from './first-code';

const base: FirstCodeProps = {
  limits: sampleLimits,
  hasFunds: false,
  servicePath: (service) => `/buy-number?service=${service}`,
  practice: (
    <PracticeNumber phoneNumber="+1 202 555 0143" code={null} copied={null} onCopy={() => undefined} />
  ),
};

const states = {
  NothingDone: { hasFunds: false },
  ServiceChosen: { hasFunds: false, service: 'WhatsApp' },
  Funded: { hasFunds: true },
  NumberWaiting: {
    hasFunds: false,
    service: 'WhatsApp',
    number: { phoneGroups: ['+1', '202', '555', '0143'], countdown: <Countdown remaining="18:42" /> },
  },
  ReadyToBuy: { hasFunds: true, service: 'WhatsApp' },
} satisfies Record<string, Partial<FirstCodeProps>>;

const meta = {
  title: 'Parts/Dashboard/FirstCode',
  component: FirstCode,
  args: base,
} satisfies Meta<typeof FirstCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingDone: Story = {
  tags: ['state'],
  args: states.NothingDone,
  play: async ({ canvas }) => {
    const steps = within(canvas.getByRole('region', { name: 'Your first code' }));
    await expectLink(steps, 'WhatsApp', '/buy-number?service=wa');
    await expect(steps.getByText('Add from ₦100')).toBeVisible();
  },
};
export const ServiceChosen: Story = {
  tags: ['state'],
  args: states.ServiceChosen,
  play: ({ canvas }) => expectLink(canvas, 'Add Funds', '/transactions'),
};
export const ReadyToBuy: Story = {
  tags: ['state'],
  args: states.ReadyToBuy,
  play: ({ canvas }) => expectLink(canvas, 'Buy Number', '/buy-number'),
};
/** Money spent on the number is no step back, and practice is over. */
export const NumberWaiting: Story = {
  tags: ['state'],
  args: states.NumberWaiting,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('+12025550143 18:42');
    await expectLink(canvas, 'Show number', '/active-numbers');
    await expect(canvas.queryByRole('button', { name: 'Try a practice number' })).not.toBeInTheDocument();
  },
};
/** The practice number loads nothing until it is requested. */
export const Practising: Story = {
  tags: ['edge'],
  args: states.NothingDone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try a practice number' }));
    await expect(canvas.getByRole('article', { name: 'Practice' })).toBeVisible();
  },
};
export const LongServiceName: Story = {
  tags: ['edge'],
  args: { ...states.ServiceChosen, service: longServiceName },
};
export const Narrow: Story = {
  tags: ['edge'],
  args: states.NothingDone,
  decorators: [framed(256)],
};
export const AllStates: Story = { tags: ['all-states'], parameters: sharedDocument, render: inGrid(states) };
