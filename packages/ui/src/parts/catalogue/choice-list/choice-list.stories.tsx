import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { Card } from '../../../primitives/card';
import { CountryFlag } from '../../../primitives/country-flag';
import { sampleCountries } from '../../../story-kit';
import { ChoiceRow } from '../choice-row';
import { ChoiceList, section, type Choice, type ChoiceListProps } from './choice-list';

const base: ChoiceListProps<Choice> = {
  label: 'Countries',
  rows: section('All Countries', sampleCountries),
  maxUnscrolled: 12,
  maxHeightRem: 24,
  renderChoice: ({ code, name }, star) => (
    <ChoiceRow title={name} picture={<CountryFlag code={code} />} action={star} onChoose={fn()} />
  ),
  onFavouriteToggle: fn(),
};

const meta = {
  title: 'Parts/Catalogue/ChoiceList',
  component: ChoiceList<Choice>,
  args: base,
  render: (args) => (
    <Card className="overflow-clip">
      <ChoiceList {...args} />
    </Card>
  ),
} satisfies Meta<typeof ChoiceList<Choice>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneSection: Story = {
  tags: ['state'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Favourite Canada' }));
    await expect(args.onFavouriteToggle).toHaveBeenCalledWith('36');
  },
};
