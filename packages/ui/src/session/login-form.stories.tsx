import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { inGrid } from '../story-kit';
import { SupportChannels } from '../shell/support-channels';
import { LoginForm, type LoginFormProps } from './login-form';
import { loginForm, typedField } from './session.samples';

const CHANNELS = [
  { label: 'WhatsApp', href: 'https://wa.me/2348012345678' },
  { label: 'Email', href: 'mailto:help@example.com' },
];

const blank = { username: typedField(''), password: typedField(''), canSubmit: false };

const states = {
  FirstVisit: blank,
  ReadyToSubmit: {},
  FieldLeftBlank: { username: typedField('', 'Username or email is required'), canSubmit: false },
  PasswordTooShort: { password: typedField('ab', 'Password must be at least 3 characters') },
  SigningIn: { busy: true },
  AccountInactive: {
    password: typedField(''),
    canSubmit: false,
    error: 'Account is inactive. Contact support.',
    support: <SupportChannels channels={CHANNELS} />,
  },
  WrongPassword: { password: typedField(''), canSubmit: false, error: 'Incorrect password provided' },
} satisfies Record<string, Partial<LoginFormProps>>;

const meta = {
  title: 'Session/LoginForm',
  component: LoginForm,
  args: loginForm,
} satisfies Meta<typeof LoginForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstVisit: Story = {
  args: states.FirstVisit,
  play: async ({ args, canvas }) => {
    // A phone neither capitalises nor corrects a username.
    await expect(canvas.getByLabelText('Username or Email')).toHaveAttribute('autocapitalize', 'none');
    // Pressed while a field is blank, it sends nothing: the form marks what is missing.
    const button = canvas.getByRole('button', { name: 'Sign In' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Submitting hides the password, so that it does not stay visible. */
export const PasswordShown: Story = {
  play: async ({ args, canvas }) => {
    const password = canvas.getByLabelText('Password');
    await expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(password).toHaveAttribute('type', 'text');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(password).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('button', { name: 'Show password' })).toBeVisible();
  },
};

export const AllStates: Story = { render: inGrid(states) };
