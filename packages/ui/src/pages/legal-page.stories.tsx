import type { Meta, StoryObj } from '@storybook/react-vite';

import { LegalPage } from './legal-page';

const meta = {
  title: 'Pages/Legal',
  component: LegalPage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: { title: 'Terms' },
} satisfies Meta<typeof LegalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Terms: Story = {};
