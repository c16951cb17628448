import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Frame } from '../../../story-kit';
import { InsufficientBalance } from './insufficient-balance';
import { componentDocs } from './insufficient-balance.docs';

const meta = {
  title: 'Parts/Purchase/InsufficientBalance',
  component: InsufficientBalance,
  tags: ['autodocs'],
  parameters: { componentDocs },
  args: {
    needed: '$0.3000',
    owned: '$0.1000',
    shortfall: '$0.2000',
    addFundsHref: '/transactions?country=19&service=wa&operator=',
  },
} satisfies Meta<typeof InsufficientBalance>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['state'],
  play: async ({ args, canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Top up your account' });
    await expect(link).toHaveAttribute('href', args.addFundsHref);
  },
};
export const Narrow: Story = {
  tags: ['edge'],
  decorators: [
    (Story) => (
      <Frame width={300}>
        <Story />
      </Frame>
    ),
  ],
};
