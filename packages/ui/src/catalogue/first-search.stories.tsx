import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { Card } from '../primitives/card';
import { inGrid, sampleCountries, type States } from '../story-kit';
import { countryResults, pricedCountries } from './country-list.samples';
import type { CountryResultsProps } from './country-list/country-results';
import { FirstSearch, type FirstSearchProps } from './first-search';

const countries = sampleCountries.slice(0, 3);

const offers: CountryResultsProps = {
  ...countryResults,
  countries: pricedCountries,
  prices: 'ready',
  pricesFor: 'WhatsApp',
};

const search: CountryResultsProps = {
  ...countryResults,
  countries: sampleCountries.slice(3, 4),
  scope: 'search',
};

const pick = {
  kind: 'pick',
  code: '36',
  name: 'Canada',
  price: '$0.4400',
  availability: 1114,
  reason: 'cheapest with 100+ in stock',
} as const;

const matches = [
  { service: { code: 'ca', name: 'Cash App' }, country: null },
  { service: { code: 'cp', name: 'Careem' }, country: null },
];

const base: FirstSearchProps = {
  results: offers,
  services: [],
  pick,
  onServiceChoose: fn(),
  onRetry: fn(),
};

const meta = {
  title: 'Catalogue/FirstSearch',
  component: FirstSearch,
  args: base,
  render: (args) => (
    <Card className="overflow-clip">
      <FirstSearch {...args} />
    </Card>
  ),
} satisfies Meta<typeof FirstSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

const unpriced: CountryResultsProps = { ...offers, prices: 'none', countries };

const states = {
  Pick: { pick: { ...pick, kind: 'pick' } },
  OwnNumbers: { pick: { ...pick, reason: '7 of your 9 arrived' } },
  StockUnknown: { pick: { ...pick, availability: null, reason: 'cheapest' } },
  Loading: { pick: { kind: 'loading' }, results: { ...unpriced, prices: 'loading' } },
  Failed: { pick: { kind: 'failed' }, results: unpriced },
  None: {
    pick: { kind: 'none' },
    results: {
      ...offers,
      countries: countries.map((country) => ({ ...country, availability: 0 })),
    },
  },
  ServicesAndCountries: { results: search, services: matches, pick: null },
  ServicesOnly: { results: { ...search, countries: [] }, services: matches, pick: null },
  ServiceInCountry: {
    results: { ...search, countries: [] },
    services: [{ service: { code: 'wa', name: 'WhatsApp' }, country: { code: '19', name: 'Nigeria' } }],
    pick: null,
  },
  CountryOfTheService: {
    results: { ...search, prices: 'ready', pricesFor: 'WhatsApp' },
    services: matches,
    pick: null,
  },
  NothingFound: { results: { ...search, countries: [] }, pick: null },
} satisfies States<FirstSearchProps, NonNullable<FirstSearchProps['pick']>['kind']>;

export const AllStates: Story = { render: inGrid(states, { render: meta.render }) };
