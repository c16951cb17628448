export { NewPasswordField, type NewPasswordFieldProps } from './new-password-field';
export type { PasswordRule } from './password-rule-list';
