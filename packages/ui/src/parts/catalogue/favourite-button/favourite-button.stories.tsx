import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { inGrid } from '../../../story-kit';
import { FavouriteButton, type FavouriteButtonProps } from './favourite-button';

const base: FavouriteButtonProps = { name: 'Canada', isFavourite: false, onToggle: fn() };

const meta = {
  title: 'Parts/Catalogue/FavouriteButton',
  component: FavouriteButton,
  args: base,
} satisfies Meta<typeof FavouriteButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = { NotMarked: {}, Favourite: { isFavourite: true } } satisfies Record<
  string,
  Partial<FavouriteButtonProps>
>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    const star = canvas.getByRole('button', { name: 'Favourite Canada', pressed: false });
    await userEvent.click(star);
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};
export const AllStates: Story = { tags: ['all-states'], render: inGrid(states) };
