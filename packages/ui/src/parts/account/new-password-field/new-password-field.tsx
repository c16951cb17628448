import { useId } from 'react';

import { PasswordField, type PasswordFieldProps } from '../../../primitives/password-field';
import { PasswordRuleList, ruleTextId, type PasswordRuleItem } from './password-rule-list';

export interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'autoComplete' | 'describedBy'> {
  /** What is asked of the password, each with its tick. */
  rules: readonly PasswordRuleItem[];
}

/** A password that is being chosen: what is asked of it is ticked while it is typed. */
export function NewPasswordField({ rules, ...field }: NewPasswordFieldProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-2">
      <PasswordField
        {...field}
        autoComplete="new-password"
        // The texts without their state: they are read out once, with the field, and not at every tick.
        describedBy={rules.map((_, index) => ruleTextId(id, index)).join(' ')}
      />
      <PasswordRuleList id={id} rules={rules} />
    </div>
  );
}
