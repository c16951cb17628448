import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { expectLink } from '../story-kit';
import { NotFoundPage } from './not-found-page';

const meta = {
  title: 'Pages/Not Found',
  component: NotFoundPage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof NotFoundPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("The page you're looking for doesn't exist.")).toBeVisible();
    await expectLink(canvas, 'Go Home', '/');
  },
};
