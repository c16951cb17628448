import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Frame } from '../../../story-kit';
import { BuyBox } from './buy-box';
import { componentDocs } from './buy-box.docs';

const meta = {
  title: 'Parts/Dashboard/BuyBox',
  component: BuyBox,
  parameters: { componentDocs },
  args: { servicePath: (service) => `/buy-number?service=${service}` },
} satisfies Meta<typeof BuyBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoLiveNumber: Story = {
  tags: ['state'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Search services and countries' })).toHaveAttribute(
      'href',
      '/buy-number',
    );
    await expect(canvas.getByRole('link', { name: 'Telegram' })).toHaveAttribute(
      'href',
      '/buy-number?service=tg',
    );
  },
};
export const Narrow: Story = {
  tags: ['edge'],
  render: (args) => (
    <Frame width={256}>
      <BuyBox {...args} />
    </Frame>
  ),
};
