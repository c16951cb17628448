import type { Meta, StoryObj } from '@storybook/react-vite';

import { StateGrid } from '../../../story-kit';
import { OfferFacts, type OfferFactsProps } from './price-and-stock';
import { guide } from './price-and-stock.docs';

const base: OfferFactsProps = { price: '$0.3000', availability: 1204, isLoading: false };

const meta = {
  title: 'Parts/OfferFacts',
  component: OfferFacts,
  tags: ['autodocs'],
  parameters: { guide },
  args: base,
} satisfies Meta<typeof OfferFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  InStock: {},
  OutOfStock: { price: undefined, availability: 0 },
  StockUnknown: { availability: null },
  Loading: { price: undefined, availability: null, isLoading: true },
} satisfies Record<string, Partial<OfferFactsProps>>;

export const Playground: Story = { tags: ['interaction'] };
export const InStock: Story = { tags: ['state'], args: states.InStock };
export const OutOfStock: Story = { tags: ['state'], args: states.OutOfStock };
export const StockUnknown: Story = { tags: ['state'], args: states.StockUnknown };
export const Loading: Story = { tags: ['state'], args: states.Loading };
export const AllStates: Story = {
  tags: ['all-states'],
  render: () => (
    <StateGrid
      states={states}
      render={(args) => (
        <p className="flex items-center gap-3">
          <OfferFacts {...base} {...args} />
        </p>
      )}
    />
  ),
};
