import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

import { inGrid, stateIn } from '../story-kit';
import { NewPasswordField, type NewPasswordFieldProps } from './new-password-field';
import { passwordRules } from './session.samples';

const base = {
  label: 'Password',
  value: '',
  onChange: fn(),
  rules: passwordRules(false, false, false),
  shown: false,
  onShownChange: fn(),
} satisfies NewPasswordFieldProps;

const meta = {
  title: 'Session/NewPasswordField',
  component: NewPasswordField,
  args: base,
  decorators: [(Story) => <div className="max-w-sm">{Story()}</div>],
} satisfies Meta<typeof NewPasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  Empty: {},
  PartlyMet: { value: 'abc', rules: passwordRules(false, true, false) },
  GoodPassword: { value: 'secret123', rules: passwordRules(true, true, true) },
  GoodPasswordShown: { value: 'secret123', rules: passwordRules(true, true, true), shown: true },
  Rejected: { value: 'secret', rules: passwordRules(true, true, false), error: 'Letter + number' },
} satisfies Record<string, Partial<NewPasswordFieldProps>>;

/** The error comes first in the description of the field, then the rules. */
export const AllStates: Story = {
  render: inGrid(states, { columns: 1 }),
  play: async ({ canvasElement }) => {
    const rejected = within(stateIn(canvasElement, 'Rejected'));
    const list = within(rejected.getByRole('list', { name: 'Password rules' }));
    await expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'At least 6 characters, done',
      'A letter, done',
      'A number, missing',
    ]);
    const field = rejected.getByLabelText('Password');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'Letter + number At least 6 characters A letter A number',
    );
    await expect(field).toHaveAttribute('autocomplete', 'new-password');
  },
};
