import { useId } from 'react';

import { PasswordField, type PasswordFieldProps } from '../primitives/password-field';
import { PasswordRuleList, ruleTextId, type PasswordRuleItem } from './new-password-field/password-rule-list';

export interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'autoComplete' | 'describedBy'> {
  /** Requirements, each with its state. */
  rules: readonly PasswordRuleItem[];
}

/**
 * A new password, with requirements that are ticked while the user types. In the registration form. Not for signing
 * in: use PasswordField; an existing password has no rules to show. The field is described by the rules without their
 * state, which are read once and not on every tick.
 */
export function NewPasswordField({ rules, ...field }: NewPasswordFieldProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-2">
      <PasswordField
        {...field}
        autoComplete="new-password"
        // The texts without their state: announced once with the field, not on every tick.
        describedBy={rules.map((_, index) => ruleTextId(id, index)).join(' ')}
      />
      <PasswordRuleList id={id} rules={rules} />
    </div>
  );
}
