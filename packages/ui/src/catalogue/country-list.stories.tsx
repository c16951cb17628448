import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { Card } from '../primitives/card';
import { inGrid, sampleCountries, stateIn, type States } from '../story-kit';
import { CountryList, type CountryListSort } from './country-list';
import { countryList, countryResults, pricedCountries, type CountrySample } from './country-list.samples';

const manyCountries = Array.from({ length: 250 }, (_, index) => ({
  code: String(index + 1),
  name: `Country ${index + 1}`,
}));

const recent = [
  { country: '19', service: 'wa', operator: '', countryName: 'Nigeria', serviceName: 'WhatsApp' },
  { country: '36', service: 'tg', operator: '', countryName: 'Canada', serviceName: 'Telegram' },
];
/** As many as show what an order or a price changes. */
const few = sampleCountries.slice(0, 3);

const meta = {
  title: 'Catalogue/CountryList',
  component: CountryList,
  args: countryList(),
  render: (args) => (
    <Card className="overflow-clip">
      <CountryList {...args} />
    </Card>
  ),
} satisfies Meta<typeof CountryList>;

export default meta;
type Story = StoryObj<typeof meta>;

const samples = {
  SortedByPopular: {},
  AllCountries: { scope: 'all', countries: manyCountries },
  SearchResults: {
    scope: 'search',
    query: 'united',
    found: 'united',
    countries: few.slice(0, 2),
  },
  SortedByPrice: { prices: 'ready', pricesFor: 'WhatsApp', countries: pricedCountries, sort: 'price' },
  SortedByName: {
    scope: 'all',
    sort: 'name',
    countries: few.toSorted((one, other) => one.name.localeCompare(other.name)),
  },
  SortedByCode: {
    scope: 'all',
    sort: 'code',
    countries: few.toSorted((one, other) => Number(one.code) - Number(other.code)),
  },
  SortedByStock: {
    prices: 'ready',
    pricesFor: 'WhatsApp',
    sort: 'stock',
    countries: pricedCountries.toSorted((one, other) => other.availability - one.availability),
  },
  LoadingPrices: { prices: 'loading', pricesFor: 'WhatsApp', countries: few },
  Recent: { recent, countries: few },
  AsManyAsFit: { limits: { unscrolledCountries: few.length }, countries: few },
  OneMoreInScrollBox: { limits: { unscrolledCountries: few.length }, countries: sampleCountries.slice(0, 4) },
} satisfies States<CountrySample, `Sorted-by-${CountryListSort}`>;

const states = Object.fromEntries(
  Object.entries<CountrySample>(samples).map(([name, sample]) => [name, countryList(sample)]),
) as Record<keyof typeof samples, ReturnType<typeof countryList>>;

/** Enter in the search picks the first match. */
export const EnterPicksFirstMatch: Story = {
  args: states.SearchResults,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '{Enter}');
    await expect(countryResults.onChoose).toHaveBeenCalledWith('187');
  },
};

export const AllStates: Story = {
  render: inGrid(states, { render: meta.render }),
  play: async ({ canvasElement }) => {
    const boxOf = (state: keyof typeof states) =>
      within(stateIn(canvasElement, state)).queryByRole('group', { name: 'Countries' });
    await expect(boxOf('AsManyAsFit')).toBeNull();
    const box = boxOf('OneMoreInScrollBox');
    await expect(box?.scrollHeight).toBeGreaterThan(Number(box?.clientHeight));
    // Of 250 countries only the visible rows and an overscan are rendered.
    await expect(boxOf('AllCountries')?.querySelectorAll('li').length).toBeLessThan(40);
    await expect(within(stateIn(canvasElement, 'SearchResults')).getByRole('status')).toHaveTextContent(
      /^2 results found$/,
    );
  },
};
