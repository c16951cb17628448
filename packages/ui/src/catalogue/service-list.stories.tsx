import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { Card } from '../primitives/card';
import { inGrid, type States } from '../story-kit';
import { ServiceList, type ServiceListProps } from './service-list';
import { serviceList } from './service-list.samples';

const { popular, services } = serviceList;

const meta = {
  title: 'Catalogue/ServiceList',
  component: ServiceList,
  args: serviceList,
  render: (args) => (
    <Card className="overflow-clip">
      <ServiceList {...args} />
    </Card>
  ),
} satisfies Meta<typeof ServiceList>;

export default meta;
type Story = StoryObj<typeof meta>;

const withoutPrices = services.map(({ code, name, availability }) => ({ code, name, availability }));

const states = {
  PricesReady: {},
  Favourites: { favourites: [{ ...popular[0], code: 'fb', name: 'Facebook', isFavourite: true }] },
  SearchResults: { query: 'di', services: services.slice(0, 1) },
  NoServicesFound: { query: 'zzz', services: [] },
  OneCategory: { categories: ['Messaging'] },
  PricesLoading: { prices: 'loading', popular: [], services: withoutPrices },
  PricesFailed: { prices: 'failed', popular: [], services: withoutPrices },
  AvailabilityFailed: {
    hasAvailabilityFailed: true,
    popular: [],
    services: services.map((service) => ({ ...service, availability: null })),
  },
} satisfies States<ServiceListProps, `Prices-${ServiceListProps['prices']}`>;

/** Enter in the search picks the first match, whose found letters are marked. */
export const EnterPicksFirstMatch: Story = {
  args: states.SearchResults,
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('mark')).toHaveTextContent('Di');
    await userEvent.type(canvas.getByRole('searchbox'), '{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('ds');
  },
};
export const AllStates: Story = { render: inGrid(states, { render: meta.render }) };
