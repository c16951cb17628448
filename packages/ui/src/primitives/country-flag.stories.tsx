import type { Meta, StoryObj } from '@storybook/react-vite';

import { inGrid } from '../story-kit';
import { CountryFlag, type CountryFlagProps } from './country-flag';

const meta = {
  title: 'Primitives/CountryFlag',
  component: CountryFlag,
  args: { code: '187' },
} satisfies Meta<typeof CountryFlag>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  BesideAText: { code: '187' },
  BeforeAChoice: { code: '36', size: 'md' },
  WhiteFlag: { code: '86', size: 'md' },
  UnknownCountry: { code: '9999', size: 'md' },
} satisfies Record<string, CountryFlagProps>;

export const AllStates: Story = { render: inGrid(states) };
