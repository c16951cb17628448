import { REGISTRATION } from '../limits';

/** One requirement of a new password. */
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
