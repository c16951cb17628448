import type { Meta, StoryObj } from '@storybook/react-vite';

import { StateGrid } from '../story-kit';
import { Brand } from './brand';
import { BrandMark } from './brand/brand-mark';

const meta = {
  title: 'Shell/Brand',
  component: Brand,
  subcomponents: { BrandMark },
  args: { title: 'SMS Dashboard', tagline: 'Verification Platform' },
} satisfies Meta<typeof Brand>;

export default meta;
type Story = StoryObj<typeof meta>;
/** Small next to the name, large on the start screen. */
export const MarkOnly: Story = {
  render: () => (
    <StateGrid
      states={{ Small: <BrandMark size="small" />, Large: <BrandMark size="large" /> }}
      render={(mark) => mark}
    />
  ),
};
