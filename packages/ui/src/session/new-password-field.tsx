import { Check } from 'lucide';
import { classes } from '../primitives/classes';
import { Icon } from '../primitives/icon';
import { useId } from 'react';
import { PasswordField, type PasswordInputProps } from '../primitives/forms/password-field';

/** A requirement of a new password. */
export interface PasswordRuleItem {
  /** For example 'At least 6 characters'; unique. */
  text: string;
  /** True while the password meets the rule. */
  isMet: boolean;
}

export interface NewPasswordFieldProps extends PasswordInputProps {
  /** Requirements, each with its state. */
  rules: readonly PasswordRuleItem[];
}

/**
 * A new password, with requirements that are ticked while the user types. In the registration form. Not for
 * signing in: use PasswordField; an existing password has no rules to show. The field is described by the
 * rules without their state, which are read once and not on every tick.
 */
export function NewPasswordField({ rules, describedBy, ...field }: NewPasswordFieldProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-2">
      <PasswordField
        {...field}
        autoComplete="new-password"
        // The texts without their state: announced once with the field, not on every tick.
        describedBy={classes(...rules.map((_, place) => `${id}${place}`), describedBy)}
      />
      <ul aria-label="Password rules" className="flex flex-wrap gap-x-4 gap-y-1 text-xs">
        {rules.map(({ text, isMet }, place) => (
          <li
            key={text}
            className={classes(
              'relative flex items-center gap-1.5',
              isMet ? 'text-success' : 'text-ink-subtle',
            )}
          >
            {isMet ? (
              <Icon of={Check} className="size-3.5" />
            ) : (
              <span aria-hidden className="grid size-3.5 place-items-center">
                <span className="size-2.5 rounded-pill border border-current" />
              </span>
            )}
            <span id={`${id}${place}`}>{text}</span>
            <span className="sr-only">{isMet ? ', done' : ', missing'}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
