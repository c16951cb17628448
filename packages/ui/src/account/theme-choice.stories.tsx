import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { inGrid, type States } from '../story-kit';
import { ThemeChoice, type ThemeChoiceProps } from './theme-choice';

const base = { theme: 'system', onChange: fn() } satisfies ThemeChoiceProps;

const meta = {
  title: 'Account/ThemeChoice',
  component: ThemeChoice,
  args: base,
} satisfies Meta<typeof ThemeChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  System: { theme: 'system' },
  Light: { theme: 'light' },
  Dark: { theme: 'dark' },
} satisfies States<ThemeChoiceProps, ThemeChoiceProps['theme']>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await expect(
      within(canvas.getByRole('radiogroup', { name: 'Theme' })).getAllByRole('radio'),
    ).toHaveLength(3);
    await expect(canvas.getByRole('radio', { name: 'System' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(args.onChange).toHaveBeenCalledWith('dark');
    canvas.getByRole('radio', { name: 'System' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('light');
  },
};

export const AllStates: Story = { render: inGrid(states) };
