import type { Meta, StoryObj } from '@storybook/react-vite';

import { expectLink } from '../../../story-kit';
import { BuyBox } from './buy-box';

const meta = {
  title: 'Parts/Dashboard/BuyBox',
  component: BuyBox,
  args: { servicePath: (service) => `/buy-number?service=${service}` },
} satisfies Meta<typeof BuyBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoLiveNumber: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    await expectLink(canvas, 'Search services and countries', '/buy-number');
    await expectLink(canvas, 'Telegram', '/buy-number?service=tg');
  },
};
