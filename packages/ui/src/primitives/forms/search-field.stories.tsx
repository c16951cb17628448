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

export const WithTheKeyboard: Story = {
  args: { ...states.Searching, onEnter: fn() },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    // Safari's Enter that confirms an input method.
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    await expect(args.onEnter).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEnter).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onChange.mock.calls).toEqual([['']]);
    await expect(field).toHaveFocus();
    if (!(await pressKeys('Escape'))) return;
    await expect(args.onChange.mock.calls).toEqual([[''], ['']]);
  },
};
export const AllStates: Story = { render: inGrid(states) };
