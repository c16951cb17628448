import type { Meta, StoryObj } from '@storybook/react-vite';

import { NotFoundPage } from './not-found-page';

const meta = {
  title: 'Pages/Not Found',
  component: NotFoundPage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof NotFoundPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
