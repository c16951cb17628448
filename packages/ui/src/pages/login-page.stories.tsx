import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import type { TextFieldState } from '../primitives/forms/text-field';
import { expectLink, inGrid } from '../story-kit';
import { SupportChannels } from '../shell/support-channels';
import { LoginPage, type LoginPageProps } from './login-page';

const CHANNELS = [
  { label: 'WhatsApp', href: 'https://wa.me/2348012345678' },
  { label: 'Email', href: 'mailto:help@example.com' },
];

const field = (value: string, error?: string): TextFieldState => ({
  value,
  error,
  onChange: fn(),
  onBlur: fn(),
});

const base: LoginPageProps = {
  username: field('ada@example.com'),
  password: field('correct horse'),
  onSubmit: fn(),
  canSubmit: true,
  busy: false,
};

const blank = { username: field(''), password: field(''), canSubmit: false };

const states = {
  FirstVisit: blank,
  ReadyToSubmit: {},
  FieldLeftBlank: { username: field('', 'Username or email is required'), canSubmit: false },
  PasswordTooShort: { password: field('ab', 'Password must be at least 3 characters') },
  SigningIn: { busy: true },
  SignedInElsewhere: {
    ...blank,
    notice: 'You were signed out because this account signed in somewhere else.',
  },
  SessionEnded: { ...blank, notice: 'Your session has ended. Please sign in again.' },
  AccountInactive: {
    password: field(''),
    canSubmit: false,
    error: 'Account is inactive. Contact support.',
    support: <SupportChannels channels={CHANNELS} />,
  },
  WrongPassword: { password: field(''), canSubmit: false, error: 'Incorrect password provided' },
} satisfies Record<string, Partial<LoginPageProps>>;

const meta = {
  title: 'Pages/Login',
  component: LoginPage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  args: base,
} satisfies Meta<typeof LoginPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstVisit: Story = {
  args: states.FirstVisit,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back');
    await expect(canvas.getByText('SMS Verification Platform')).toBeVisible();
    // A phone neither capitalises nor corrects a username.
    await expect(canvas.getByLabelText('Username or Email')).toHaveAttribute('autocapitalize', 'none');
    await expect(canvas.getByText('One account for all services')).toBeVisible();
    await expectLink(canvas, 'Create account', '/register');
    // Pressed while a field is blank, it sends nothing: the form marks what is missing.
    const button = canvas.getByRole('button', { name: 'Sign In' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const ReadyToSubmit: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Password'), '{Enter}');
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

export const AllStates: Story = { render: inGrid(states, { columns: 1 }) };
