import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { inFrame, inGrid } from '../../../story-kit';
import { PhoneQr, type PhoneQrProps } from './phone-qr';

const states = {
  Number: { link: 'tel:+12025550143', phoneGroups: ['+1', '202', '555', '0143'] },
  InvalidNumber: { link: null, phoneGroups: ['unknown'] },
} satisfies Record<string, PhoneQrProps>;

const meta = {
  title: 'Parts/Numbers/PhoneQr',
  component: PhoneQr,
  args: states.Number,
  render: inFrame(360),
} satisfies Meta<typeof PhoneQr>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'QR code of the phone number' })).toBeVisible();
    await expect(canvas.getByText('+1 202 555 0143')).toBeVisible();
  },
};
export const AllStates: Story = { tags: ['all-states'], render: inGrid(states) };
