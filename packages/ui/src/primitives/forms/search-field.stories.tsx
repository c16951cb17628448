import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';

import { inGrid, pressKeys } from '../../story-kit';
import { SearchField, type SearchFieldProps } from './search-field';

const base = {
  label: 'Search countries',
  value: '',
  onChange: fn(),
  placeholder: 'Search by name or code',
} satisfies SearchFieldProps;

const meta = {
  title: 'Primitives/SearchField',
  component: SearchField,
  args: base,
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  Empty: {},
  Searching: { value: 'united' },
} satisfies Record<string, Partial<SearchFieldProps>>;

export const Playground: Story = {};
export const Searching: Story = {
  args: states.Searching,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onChange).toHaveBeenCalledWith('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};
export const WithTheKeyboard: Story = {
  args: { ...states.Searching, onEnter: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    // Safari's Enter that confirms an input method.
    await fireEvent.keyDown(canvas.getByRole('searchbox'), { key: 'Enter', keyCode: 229 });
    await expect(args.onEnter).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEnter).toHaveBeenCalledOnce();
    if (!(await pressKeys('Escape'))) return;
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};
export const AllStates: Story = { render: inGrid(states) };
