import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { inGrid } from '../../../story-kit';
import { RateLimitBanner, type RateLimitBannerProps } from './rate-limit-banner';

const meta = {
  title: 'Parts/Recovery/RateLimitBanner',
  component: RateLimitBanner,
  args: { cause: 'purchase', secondsLeft: 30 },
} satisfies Meta<typeof RateLimitBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  Purchase: { cause: 'purchase', secondsLeft: 30 },
  Prices: { cause: 'prices', secondsLeft: 12 },
  Limiter: { cause: 'limiter', secondsLeft: 55 },
} satisfies Record<string, RateLimitBannerProps>;

export const Playground: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent(
      'Our provider is getting the best number for you. Please try again in: 30s',
    );
    await expect(canvas.getByRole('status')).not.toHaveTextContent('30');
  },
};
export const AllStates: Story = { tags: ['all-states'], render: inGrid(states, { columns: 1 }) };
