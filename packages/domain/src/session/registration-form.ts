import { REGISTRATION } from '../limits/spec';

export interface PasswordRule {
  readonly text: string;
  /** True if the typed password satisfies it. */
  readonly isMet: boolean;
}

/** Requirements of a new password (spec §5), one by one, so that each can be ticked while the user types. */
export const passwordRules = (
  password: string,
): readonly [length: PasswordRule, letter: PasswordRule, digit: PasswordRule] => [
  {
    text: `At least ${REGISTRATION.passwordMinLength} characters`,
    isMet: password.length >= REGISTRATION.passwordMinLength,
  },
  { text: 'A letter', isMet: /\p{L}/u.test(password) },
  { text: 'A number', isMet: /\d/.test(password) },
];

/** Error of a new password (spec §5); null when it is valid. */
export const checkPassword = (password: string): string | null => {
  const [length, letter, digit] = passwordRules(password);
  if (!length.isMet) return 'Min 6 chars';
  return letter.isMet && digit.isMet ? null : 'Letter + number';
};

/** Selectable phone codes (spec §3), with their countries. */
export const PHONE_CODES = [
  ['+1', 'US/CA'],
  ['+44', 'UK'],
  ['+234', 'NG'],
  ['+91', 'IN'],
  ['+86', 'CN'],
  ['+49', 'DE'],
  ['+33', 'FR'],
  ['+81', 'JP'],
  ['+7', 'RU'],
  ['+55', 'BR'],
  ['+27', 'ZA'],
  ['+61', 'AU'],
  ['+971', 'AE'],
] as const;

/** Values of the registration form (spec §3). */
export interface RegistrationForm {
  readonly firstname: string;
  readonly lastname: string;
  readonly username: string;
  readonly email: string;
  /** With its plus sign, for example '+234'. */
  readonly phoneCode: string;
  /** Without the code; spaces, hyphens and brackets are not sent. */
  readonly phone: string;
  readonly password: string;
  readonly confirmPassword: string;
}

export type RegistrationField = keyof RegistrationForm;

/** The form before anything is typed. Nigeria's code is the default (spec §3). */
export const emptyRegistration: RegistrationForm = {
  firstname: '',
  lastname: '',
  username: '',
  email: '',
  phoneCode: '+234',
  phone: '',
  password: '',
  confirmPassword: '',
};

const lengthIn = (text: string, { min, max }: { readonly min: number; readonly max: number }): boolean =>
  text.length >= min && text.length <= max;

const checkName = (name: string) => (/^[\p{L}\p{M} ]+$/u.test(name) ? null : 'Letters only');

/** A username made of an e-mail address; empty until that gives a valid one. */
export const proposeUsername = (email: string): string => {
  const [name = '', domain] = email.trim().split('@');
  return domain === undefined || checkUsername(name) !== null ? '' : name;
};

const checkUsername = (username: string) => {
  if (!lengthIn(username, REGISTRATION.username)) return '3-30 chars';
  return /^[A-Za-z0-9._-]+$/.test(username) ? null : 'Invalid format';
};

const checks: Readonly<Record<RegistrationField, (value: string, form: RegistrationForm) => string | null>> =
  {
    firstname: checkName,
    lastname: checkName,
    username: checkUsername,
    email: (email) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? null : 'Invalid email'),
    phoneCode: (code) => (PHONE_CODES.some(([known]) => known === code) ? null : 'Required'),
    phone: (phone) =>
      /^\d+$/.test(plainPhone(phone)) && lengthIn(plainPhone(phone), REGISTRATION.phone)
        ? null
        : '7-15 digits',
    password: checkPassword,
    confirmPassword: (repeated, { password }) => (repeated === password ? null : 'No match'),
  };

/** A phone number is often copied as it is written: '(080) 123-4567'. */
const plainPhone = (phone: string): string => phone.replace(/[\s()\p{Pd}]/gu, '');

const isSecret = (field: RegistrationField): boolean => field === 'password' || field === 'confirmPassword';

/** What the tab keeps of the form across a reload: everything but the passwords. */
export const storedRegistration = ({ password, confirmPassword, ...form }: RegistrationForm) => form;

/** Reads what the tab kept, which may be anything; a value that is no text is ignored. */
export const readStoredRegistration = (stored: unknown): Partial<RegistrationForm> =>
  Object.fromEntries(
    Object.entries(typeof stored === 'object' && stored !== null ? stored : {}).filter(
      ([field, value]) => field in storedRegistration(emptyRegistration) && typeof value === 'string',
    ),
  );

/** The form as it is sent: values are trimmed, except a password. */
export const trimRegistration = (form: RegistrationForm): RegistrationForm => ({
  ...form,
  firstname: form.firstname.trim(),
  lastname: form.lastname.trim(),
  username: form.username.trim(),
  email: form.email.trim(),
  phone: plainPhone(form.phone),
});

/** Error of one field (spec §5); null when it is valid. */
export const validateRegistrationField = (
  form: RegistrationForm,
  field: RegistrationField,
): string | null => {
  const typed = form[field];
  if (typed.trim() === '') return 'Required';
  return checks[field](isSecret(field) ? typed : typed.trim(), form);
};

/** Errors of the form, by field (spec §5); empty when it may be sent. */
export const validateRegistration = (
  form: RegistrationForm,
): Readonly<Partial<Record<RegistrationField, string>>> => {
  const errors: Partial<Record<RegistrationField, string>> = {};
  for (const field of registrationFields) {
    const error = validateRegistrationField(form, field);
    if (error !== null) errors[field] = error;
  }
  return errors;
};

const registrationFields: readonly RegistrationField[] = [
  'firstname',
  'lastname',
  'username',
  'email',
  'phoneCode',
  'phone',
  'password',
  'confirmPassword',
];
