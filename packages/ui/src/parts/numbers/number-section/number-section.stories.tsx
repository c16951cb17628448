import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { NumberCard } from '../number-card';
import { baseCard, cardStates } from '../number-card/number-card.states';
import { NumberSection } from './number-section';

const meta = {
  title: 'Parts/Numbers/NumberSection',
  component: NumberSection,
  args: {
    title: 'Late SMS',
    name: 'late-numbers',
    ids: ['1', '2'],
    renderCard: (id) => <NumberCard {...baseCard} {...cardStates.LateSms} activationId={id} />,
  },
} satisfies Meta<typeof NumberSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'Late SMS' });
    await expect(within(section).getAllByRole('article')).toHaveLength(2);
  },
};
