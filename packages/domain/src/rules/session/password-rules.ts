import { REGISTRATION } from '../../limits';

/** One thing that is asked of a new password. */
export interface PasswordRule {
  readonly text: string;
  /** Whether what was typed has it. */
  readonly isMet: boolean;
}

/** What is asked of a new password (spec §5), one by one, so that each can be ticked while the user types. */
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

/** What is wrong with a new password, in the words of the form (spec §5); null when nothing is. */
export const checkPassword = (password: string): string | null => {
  const [length, letter, digit] = passwordRules(password);
  if (!length.isMet) return 'Min 6 chars';
  return letter.isMet && digit.isMet ? null : 'Letter + number';
};
