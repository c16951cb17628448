import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { inGrid } from '../../story-kit';
import { TextField, type TextFieldProps } from './text-field';

const base = {
  label: 'Username or Email',
  value: '',
  onChange: fn(),
  placeholder: 'Enter your username or email',
} satisfies TextFieldProps;

const meta = {
  title: 'Primitives/TextField',
  component: TextField,
  args: base,
  decorators: [(Story) => <div className="max-w-sm">{Story()}</div>],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  Empty: {},
  Filled: { value: 'ada@example.com' },
  WithHint: { label: 'Maximum Price (Optional)', placeholder: 'No limit', hint: 'In USD' },
  WithError: { error: 'Username or email is required' },
  WithLongServerError: { error: 'The server says no. '.repeat(40) },
  Password: { label: 'Password', type: 'password', value: 'correct horse', placeholder: '' },
  Disabled: { value: 'ada@example.com', disabled: true },
} satisfies Record<string, Partial<TextFieldProps>>;

export const Playground: Story = {
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (text: string) => {
      setValue(text);
      args.onChange(text);
    };
    return <TextField {...args} value={value} onChange={change} />;
  },
};
/**
 * What cannot be seen does not count, as in a phone number pasted from a contact; a secret stays as it is.
 */
export const PastedFromAContact: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByLabelText('Username or Email'));
    await userEvent.paste('\u202a801\u00a0234\u202c');
    await expect(args.onChange).toHaveBeenLastCalledWith('801 234');
  },
};
export const AllStates: Story = { render: inGrid(states, { columns: 1 }) };
