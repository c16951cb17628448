import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense } from 'react';
import { expect, fn, within } from 'storybook/test';

import { Frame } from '../../../story-kit';
import { LateWayBack } from './lazy-resume-purchase';
import { WayBack } from './resume-purchase';
import { guide } from './resume-purchase.docs';

const meta = {
  title: 'Parts/WayBack',
  component: WayBack,
  tags: ['autodocs'],
  parameters: { guide },
  args: { href: '/buy-number?country=19&service=wa&operator=', onClose: fn() },
} satisfies Meta<typeof WayBack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['state'],
  play: async ({ args, canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Back to your purchase' })).toHaveAttribute(
      'href',
      args.href,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
/** Its code is fetched when it is first shown. */
export const LoadedLate: Story = {
  tags: ['state', 'interaction'],
  render: (args) => (
    <Suspense>
      <LateWayBack {...args} />
    </Suspense>
  ),
  play: async ({ canvasElement }) =>
    expect(await within(canvasElement).findByRole('link', { name: 'Back to your purchase' })).toBeVisible(),
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
