import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

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

export const AllStates: Story = { render: inGrid(states) };
