import type { Meta, StoryObj } from '@storybook/react-vite';

import { expectLink, inFrame } from '../story-kit';
import { PopularServices } from './popular-services';

const meta = {
  title: 'Dashboard/PopularServices',
  component: PopularServices,
  args: { servicePath: (service) => `/buy-number?service=${service}` },
  render: inFrame(320),
} satisfies Meta<typeof PopularServices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expectLink(canvas, 'View all services', '/buy-number');
    await expectLink(canvas, 'WhatsApp $0.15', '/buy-number?service=wa');
  },
};
