import type { Meta, StoryObj } from '@storybook/react-vite';

import { PublicLayout } from './public-layout';

const meta = {
  title: 'Shell/PublicLayout',
  component: PublicLayout,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { children: <h1 className="text-title text-ink">The form of the page</h1> },
} satisfies Meta<typeof PublicLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithDecoration: Story = { globals: { viewport: { value: 'desktop' } } };
