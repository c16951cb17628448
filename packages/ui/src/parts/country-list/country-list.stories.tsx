import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Card } from '../../primitives/card';
import { sampleCountries, StateGrid } from '../../story-kit';
import { CountryList, type CountryListProps } from './country-list';

const manyCountries = Array.from({ length: 250 }, (_, index) => ({
  code: String(index + 1),
  name: `Country ${index + 1}`,
}));

const base: CountryListProps = {
  countries: sampleCountries,
  total: 195,
  scope: 'popular',
  query: '',
  sort: 'popular',
  onQueryChange: fn(),
  onSortChange: fn(),
  onScopeChange: fn(),
  onChoose: fn(),
};

const meta = {
  title: 'Parts/Country list',
  component: CountryList,
  tags: ['autodocs'],
  args: base,
  render: (args) => (
    <Card className="overflow-clip">
      <CountryList {...args} />
    </Card>
  ),
} satisfies Meta<typeof CountryList>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  PopularOnly: {},
  AllCountries: { scope: 'all', countries: manyCountries },
  SearchResults: { scope: 'search', query: 'united', countries: sampleCountries.slice(0, 2) },
  NoCountriesFound: { scope: 'search', query: 'atlantis', countries: [] },
  TwelveWithoutScrolling: { countries: manyCountries.slice(0, 12) },
  ThirteenInScrollBox: { countries: manyCountries.slice(0, 13) },
} satisfies Record<string, Partial<CountryListProps>>;

export const Playground: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Code');
    await expect(args.onSortChange).toHaveBeenCalledWith('code');
    await userEvent.click(canvas.getByRole('button', { name: 'Show all countries' }));
    await expect(args.onScopeChange).toHaveBeenCalledWith('all');
    await userEvent.click(canvas.getByRole('button', { name: 'Canada' }));
    await expect(args.onChoose).toHaveBeenCalledWith('36');
  },
};
export const PopularOnly: Story = { tags: ['state'], args: states.PopularOnly };
export const AllCountries: Story = { tags: ['state'], args: states.AllCountries };
export const SearchResults: Story = { tags: ['state'], args: states.SearchResults };
export const NoCountriesFound: Story = { tags: ['state'], args: states.NoCountriesFound };
export const TwelveWithoutScrolling: Story = {
  tags: ['state'],
  args: states.TwelveWithoutScrolling,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('group', { name: 'Countries' })).not.toBeInTheDocument();
  },
};
export const ThirteenInScrollBox: Story = {
  tags: ['state'],
  args: states.ThirteenInScrollBox,
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('group', { name: 'Countries' });
    await expect(box.scrollHeight).toBeGreaterThan(box.clientHeight);
  },
};

/** Searching 250 countries renders the rows in view and a margin, never the whole list. */
export const SearchingManyCountries: Story = {
  tags: ['edge'],
  render: function Searchable(args) {
    const [query, setQuery] = useState('');
    const countries = manyCountries.filter(({ name }) => name.toLowerCase().includes(query));
    return (
      <CountryList
        {...args}
        countries={countries}
        scope={query === '' ? 'all' : 'search'}
        query={query}
        onQueryChange={setQuery}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const rows = () => within(canvas.getByRole('group', { name: 'Countries' })).getAllByRole('button');
    await expect(rows().length).toBeLessThan(20);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search countries' }), 'country');
    await expect(canvas.getByText('250 results found')).toBeVisible();
    await expect(rows().length).toBeLessThan(20);
  },
};
export const Phone: Story = { tags: ['edge'], globals: { viewport: { value: 'phone', isRotated: false } } };
export const AllStates: Story = {
  tags: ['all-states'],
  render: () => (
    <StateGrid
      states={states}
      render={(args) => (
        <Card className="overflow-clip">
          <CountryList {...base} {...args} />
        </Card>
      )}
    />
  ),
};
