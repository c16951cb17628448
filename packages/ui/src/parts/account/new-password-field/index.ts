export { NewPasswordField, type NewPasswordFieldProps } from './new-password-field';
export type { PasswordRuleItem } from './password-rule-list';
