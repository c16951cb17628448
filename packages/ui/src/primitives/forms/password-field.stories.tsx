import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type SubmitEvent } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { framed, inGrid } from '../../story-kit';
import { PasswordField, type PasswordFieldProps } from './password-field';

const base: PasswordFieldProps = {
  label: 'Password',
  value: 'correct horse',
  onChange: fn(),
  autoComplete: 'current-password',
  shown: false,
  onShownChange: fn(),
};

const meta = {
  title: 'Primitives/PasswordField',
  component: PasswordField,
  args: base,
  decorators: [(Story) => <div className="max-w-sm">{Story()}</div>],
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  Hidden: {},
  Shown: { shown: true },
  Empty: { value: '', placeholder: 'Enter your password' },
  WithError: { value: 'ab', error: 'Password must be at least 3 characters' },
  FollowsAnotherField: { label: 'Confirm password', onShownChange: undefined },
} satisfies Record<string, Partial<PasswordFieldProps>>;

const controlled: Pick<Story, 'render'> = {
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const [shown, setShown] = useState(args.shown);
    const show = (next: boolean) => {
      setShown(next);
      args.onShownChange?.(next);
    };
    return <PasswordField {...args} value={value} onChange={setValue} shown={shown} onShownChange={show} />;
  },
};

export const Playground: Story = { ...controlled };

const submitted = fn();

/**
 * The toggle follows the field in the tab order and does not submit the form. Autocorrect and spell check are
 * off while the password is visible.
 */
export const ShownWithTheKeyboard: Story = {
  ...controlled,
  decorators: [
    (Story) => {
      const submit = (event: SubmitEvent) => {
        event.preventDefault();
        submitted();
      };
      return (
        <form onSubmit={submit}>
          <Story />
        </form>
      );
    },
  ],
  play: async ({ canvas }) => {
    submitted.mockClear();
    canvas.getByLabelText('Password').focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveAttribute('spellcheck', 'false');
    await expect(field).toHaveAttribute('autocomplete', 'current-password');
    await expect(submitted).not.toHaveBeenCalled();
  },
};

/** Long passwords end before the toggle. */
export const Narrow: Story = {
  args: { ...states.Shown, value: 'correct horse battery staple' },
  decorators: [framed(180)],
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    const toggle = canvas.getByRole('button').getBoundingClientRect();
    const textEnd = field.getBoundingClientRect().right - parseFloat(getComputedStyle(field).paddingRight);
    await expect(textEnd).toBeLessThanOrEqual(toggle.left + 1);
    await expect(Math.min(toggle.width, toggle.height)).toBeGreaterThanOrEqual(24);
  },
};

export const AllStates: Story = { render: inGrid(states, { columns: 1 }) };
