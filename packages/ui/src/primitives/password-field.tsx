import { Field, fieldClasses } from './field';
import { NO_WORD, type TextFieldProps } from './text-field';
import { PasswordToggle } from './password-field/password-toggle';

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'autoCapitalize' | 'autoCorrect' | 'spellCheck'
> {
  /** Autocomplete hint for password managers: the current password, or a new one. */
  autoComplete: 'current-password' | 'new-password';
  /** True while the password is visible. The caller hides it when the form is submitted. */
  shown: boolean;
  /**
   * Called when the user clicks the toggle. If omitted, the field has no toggle and follows the toggle of another
   * field.
   */
  onShownChange?: ((shown: boolean) => void) | undefined;
}

/**
 * A password field with a visibility toggle inside its right edge. For the password of the sign-in and registration
 * forms. Not for other secrets: the API key of the settings is a TextField of type password. Enter in the field
 * submits the form. The toggle is a button whose name changes: 'Show password', 'Hide password'.
 */
export function PasswordField({
  label,
  shown,
  onShownChange,
  onChange,
  id,
  error,
  hint,
  describedBy,
  ...input
}: PasswordFieldProps) {
  return (
    <Field.Root id={id} error={error} hint={hint} describedBy={describedBy}>
      <Field.Label>{label}</Field.Label>
      <Field.Control after={onShownChange && <PasswordToggle shown={shown} onChange={onShownChange} />}>
        {(control) => (
          <input
            {...input}
            {...control}
            // A visible password is plain text to the browser, which would autocorrect it and may send it to a
            // spelling service.
            {...NO_WORD}
            type={shown ? 'text' : 'password'}
            onChange={({ target }) => onChange(target.value)}
            className={fieldClasses(onShownChange ? 'pr-11 pl-3' : 'px-3')}
          />
        )}
      </Field.Control>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
