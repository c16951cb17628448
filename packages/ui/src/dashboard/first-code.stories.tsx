import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Card } from '../primitives/card';
import { inGrid, sampleLimits, stateIn } from '../story-kit';
import { FirstCode, type FirstCodeProps } from './first-code';

const inCard = (args: FirstCodeProps) => (
  <Card className="flex flex-col">
    <FirstCode {...args} />
  </Card>
);

const states = {
  NoService: {},
  NoFunds: { service: 'WhatsApp' },
  Funded: { service: 'WhatsApp', hasFunds: true },
  NumberWaits: {
    service: 'WhatsApp',
    hasFunds: true,
    number: { phoneGroups: ['+1', '202', '555', '0123'], countdown: '14:31' },
  },
} satisfies Record<string, Partial<FirstCodeProps>>;

const meta = {
  title: 'Dashboard/FirstCode',
  component: FirstCode,
  args: {
    limits: sampleLimits,
    hasFunds: false,
    servicePath: (service) => `/buy-number?service=${service}`,
    practice: null,
  },
} satisfies Meta<typeof FirstCode>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The next step, of which a link is filled, where it has one. */
const filled = {
  NoService: [],
  NoFunds: ['Add Funds'],
  Funded: ['Buy Number'],
  NumberWaits: ['Show number'],
} satisfies Record<keyof typeof states, readonly string[]>;

export const AllStates: Story = {
  render: inGrid(states, { columns: 1, render: inCard }),
  play: async ({ canvasElement }) => {
    for (const [name, names] of Object.entries(filled)) {
      const links = stateIn(canvasElement, name).querySelectorAll('.bg-accent-fill');
      await expect([...links].map(({ textContent }) => textContent)).toEqual(names);
    }
  },
};
