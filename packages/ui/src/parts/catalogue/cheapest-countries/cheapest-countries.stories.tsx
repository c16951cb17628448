import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { inGrid } from '../../../story-kit';
import { CheapestCountries, type CheapestCountriesProps } from './cheapest-countries';

const base: CheapestCountriesProps = {
  serviceName: 'WhatsApp',
  countries: [
    { code: '19', name: 'Nigeria', price: '$0.1834', href: '/buy-number?country=19&service=wa&operator=' },
    { code: '36', name: 'Canada', price: '$0.2100', href: '/buy-number?country=36&service=wa&operator=' },
    {
      code: '187',
      name: 'United States',
      price: '$0.3000',
      href: '/buy-number?country=187&service=wa&operator=',
    },
  ],
};

const states = {
  Three: {},
  One: { serviceName: 'Telegram', countries: base.countries.slice(0, 1) },
} satisfies Record<string, Partial<CheapestCountriesProps>>;

const meta = {
  title: 'Parts/Catalogue/CheapestCountries',
  component: CheapestCountries,
  args: base,
} satisfies Meta<typeof CheapestCountries>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('region', { name: 'Cheapest for WhatsApp' });
    const [first] = within(list).getAllByRole('link');
    await expect(first).toHaveTextContent('Nigeria$0.1834');
    await expect(first).toHaveAttribute('href', '/buy-number?country=19&service=wa&operator=');
  },
};
export const AllStates: Story = { tags: ['all-states'], render: inGrid(states) };
