import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import type { TextFieldState } from '../primitives/forms/text-field';
import { expectLink, inGrid } from '../story-kit';
import { RegisterPage, type RegisterPageProps } from './register-page';

const field = (value: string, error?: string): TextFieldState => ({
  value,
  error,
  onChange: fn(),
  onBlur: fn(),
});

const rules = (length: boolean, letter: boolean, number: boolean) => [
  { text: 'At least 6 characters', isMet: length },
  { text: 'A letter', isMet: letter },
  { text: 'A number', isMet: number },
];

const base: RegisterPageProps = {
  firstname: field('Ada'),
  lastname: field('Eze'),
  username: field('ada.eze'),
  email: field('ada@example.com'),
  phoneCode: {
    value: '+234',
    options: [
      { value: '+44', label: '+44 (UK)' },
      { value: '+234', label: '+234 (NG)' },
    ],
    onChange: fn(),
  },
  phone: field('8012345678'),
  password: field('secret123'),
  confirmPassword: field('secret123'),
  passwordRules: rules(true, true, true),
  onSubmit: fn(),
  busy: false,
};

const empty = (error?: string) => ({
  firstname: field('', error),
  lastname: field('', error),
  username: field('', error),
  email: field('', error),
  phone: field('', error),
  password: field('', error),
  confirmPassword: field('', error),
  passwordRules: rules(false, false, false),
});

const states = {
  FirstVisit: empty(),
  ReadyToSubmit: {},
  SubmittedEmpty: empty('Required'),
  FieldsInvalid: {
    firstname: field('Ada1', 'Letters only'),
    lastname: field('Eze'),
    username: field('ad', '3-30 chars'),
    email: field('ada@example', 'Invalid email'),
    phone: field('123', '7-15 digits'),
    password: field('secret', 'Letter + number'),
    confirmPassword: field('secre', 'No match'),
    passwordRules: rules(true, true, false),
  },
  Creating: { busy: true },
  RejectedByServer: {
    firstname: field('Zoë', 'First name must be 2-50 characters and contain only letters'),
    error: 'Please check your input and try again',
  },
  UsernameTaken: {
    error: 'Username already taken. Please choose another.',
  },
} satisfies Record<string, Partial<RegisterPageProps>>;

const meta = {
  title: 'Pages/Register',
  component: RegisterPage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
  args: base,
} satisfies Meta<typeof RegisterPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstVisit: Story = {
  args: states.FirstVisit,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Create account');
    await expect(canvas.getByRole('button', { name: 'Create Account' })).toBeEnabled();
    await expect(canvas.getByLabelText('Phone code')).toHaveValue('+234');
    await expect(canvas.getByLabelText('Username')).toHaveAttribute('autocorrect', 'off');
    await expectLink(canvas, 'Sign in', '/login');
    for (const [name, path] of [
      ['Terms', '/terms'],
      ['Privacy Policy', '/privacy'],
    ] as const) {
      const link = canvas.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', path);
      await expect(link).toHaveAttribute('target', '_blank');
    }
  },
};

export const AllStates: Story = { render: inGrid(states, { columns: 1 }) };
