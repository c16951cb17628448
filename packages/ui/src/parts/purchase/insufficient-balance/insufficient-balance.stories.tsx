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
    shortfall: '$0.2000',
    addFundsHref: '/transactions?country=19&service=wa&operator=',
  },
} satisfies Meta<typeof InsufficientBalance>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['state'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: 'Insufficient Balance' })).toHaveTextContent(
      '$0.2000 short',
    );
    const link = canvas.getByRole('link', { name: 'Add Funds' });
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
