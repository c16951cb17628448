import { fn } from 'storybook/test';

import type { TextFieldState } from '../primitives/forms/text-field';
import type { LoginFormProps } from './login-form';
import type { RegistrationFormProps } from './registration-form';

/** A field as typed. */
export const typedField = (value: string, error?: string): TextFieldState => ({
  value,
  error,
  onChange: fn(),
  onBlur: fn(),
});

export const passwordRules = (length: boolean, letter: boolean, number: boolean) => [
  { text: 'At least 6 characters', isMet: length },
  { text: 'A letter', isMet: letter },
  { text: 'A number', isMet: number },
];

export const loginForm: LoginFormProps = {
  username: typedField('ada@example.com'),
  password: typedField('correct horse'),
  onSubmit: fn(),
  canSubmit: true,
  busy: false,
};

export const registrationForm: RegistrationFormProps = {
  firstname: typedField('Ada'),
  lastname: typedField('Eze'),
  username: typedField('ada.eze'),
  email: typedField('ada@example.com'),
  phoneCode: {
    value: '+234',
    options: [
      { value: '+44', label: '+44 (UK)' },
      { value: '+234', label: '+234 (NG)' },
    ],
    onChange: fn(),
  },
  phone: typedField('8012345678'),
  password: typedField('secret123'),
  confirmPassword: typedField('secret123'),
  passwordRules: passwordRules(true, true, true),
  onSubmit: fn(),
  busy: false,
};
