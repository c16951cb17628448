import type { Meta, StoryObj } from '@storybook/react-vite';

import { BuyBox } from './buy-box';

const meta = {
  title: 'Dashboard/BuyBox',
  component: BuyBox,
  args: { servicePath: (service) => `/buy-number?service=${service}` },
} satisfies Meta<typeof BuyBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
