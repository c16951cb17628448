import type { Meta, StoryObj } from '@storybook/react-vite';

import { StateGrid } from '../../../story-kit';
import { PriceAndStock, type PriceAndStockProps } from './price-and-stock';

const base: PriceAndStockProps = { price: '$0.3000', availability: 1204, isLoading: false };

const meta = {
  title: 'Parts/Catalogue/PriceAndStock',
  component: PriceAndStock,
  args: base,
} satisfies Meta<typeof PriceAndStock>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  InStock: {},
  OutOfStock: { price: undefined, availability: 0 },
  StockUnknown: { availability: null },
  Loading: { price: undefined, availability: null, isLoading: true },
} satisfies Record<string, Partial<PriceAndStockProps>>;

export const Playground: Story = { tags: ['interaction'] };
export const AllStates: Story = {
  tags: ['all-states'],
  render: () => (
    <StateGrid
      states={states}
      render={(args) => (
        <p className="flex items-center gap-3">
          <PriceAndStock {...base} {...args} />
        </p>
      )}
    />
  ),
};
