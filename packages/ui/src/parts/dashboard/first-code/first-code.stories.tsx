import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { inGrid, sampleLimits, sharedDocument } from '../../../story-kit';
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
/** The practice number loads nothing until it is requested. */
export const Practising: Story = {
  tags: ['edge'],
  args: states.NothingDone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try a practice number' }));
    await expect(canvas.getByRole('article', { name: 'Practice' })).toBeVisible();
  },
};
export const AllStates: Story = { tags: ['all-states'], parameters: sharedDocument, render: inGrid(states) };
