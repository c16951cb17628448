import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { inGrid, stateIn } from '../story-kit';
import { RegistrationForm, type RegistrationFormProps } from './registration-form';
import { passwordRules, registrationForm, typedField } from './session.samples';

const empty = (error?: string) => ({
  firstname: typedField('', error),
  lastname: typedField('', error),
  username: typedField('', error),
  email: typedField('', error),
  phone: typedField('', error),
  password: typedField('', error),
  confirmPassword: typedField('', error),
  passwordRules: passwordRules(false, false, false),
});

const states = {
  FirstVisit: empty(),
  ReadyToSubmit: {},
  SubmittedEmpty: empty('Required'),
  FieldsInvalid: {
    firstname: typedField('Ada1', 'Letters only'),
    lastname: typedField('Eze'),
    username: typedField('ad', '3-30 chars'),
    email: typedField('ada@example', 'Invalid email'),
    phone: typedField('123', '7-15 digits'),
    password: typedField('secret', 'Letter + number'),
    confirmPassword: typedField('secre', 'No match'),
    passwordRules: passwordRules(true, true, false),
  },
  Creating: { busy: true },
  RejectedByServer: {
    firstname: typedField('Zoë', 'First name must be 2-50 characters and contain only letters'),
    error: 'Please check your input and try again',
  },
  UsernameTaken: {
    error: 'Username already taken. Please choose another.',
  },
} satisfies Record<string, Partial<RegistrationFormProps>>;

const meta = {
  title: 'Session/RegistrationForm',
  component: RegistrationForm,
  args: registrationForm,
} satisfies Meta<typeof RegistrationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: inGrid(states),
  play: async ({ canvasElement }) => {
    const form = within(stateIn(canvasElement, 'FirstVisit'));
    await expect(form.getByLabelText('Username')).toHaveAttribute('autocorrect', 'off');
    for (const [name, path] of [
      ['Terms', '/terms'],
      ['Privacy Policy', '/privacy'],
    ] as const) {
      const link = form.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', path);
      await expect(link).toHaveAttribute('target', '_blank');
    }
  },
};
