import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense } from 'react';
import { expect, fn } from 'storybook/test';

import { expectLink, framed } from '../../../story-kit';
import { LazyResumePurchase } from './lazy-resume-purchase';
import { ResumePurchase } from './resume-purchase';

const meta = {
  title: 'Parts/Payments/ResumePurchase',
  component: ResumePurchase,
  args: { href: '/buy-number?country=19&service=wa&operator=', onClose: fn(), onFollow: fn() },
} satisfies Meta<typeof ResumePurchase>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['state'],
  play: async ({ args, canvas, userEvent }) => {
    await expectLink(canvas, 'Back to your purchase', args.href);
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Ready: Story = {
  tags: ['state'],
  args: { isReady: true },
  play: ({ canvas }) => expect(canvas.getByText('Your balance covers it now.')).toBeVisible(),
};
/** Its code loads on first render. */
export const Lazy: Story = {
  tags: ['state', 'interaction'],
  render: (args) => (
    <Suspense>
      <LazyResumePurchase {...args} />
    </Suspense>
  ),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: 'Back to your purchase' })).toBeVisible(),
};
export const Narrow: Story = {
  tags: ['edge'],
  decorators: [framed(300)],
};
