import { Eye, type IconNode } from 'lucide';

import { Field, fieldClasses } from './field';
import { NO_WORD, type TextInputProps } from './text-field';
import { Icon } from '../icon';

/** Strikethrough in place of lucide's EyeOff, a second icon to load on the first visit. */
const STRUCK_EYE: IconNode = [...Eye, ['path', { d: 'm3 3 18 18' }]];

interface PasswordToggleProps {
  /** True while the password is visible. */
  shown: boolean;
  /** Called with the new state. */
  onChange: (shown: boolean) => void;
}

/** Toggle inside a password field. */
function PasswordToggle({ shown, onChange }: PasswordToggleProps) {
  const name = shown ? 'Hide password' : 'Show password';
  return (
    <button
      type="button"
      title={name}
      onClick={() => onChange(!shown)}
      // The default action would move the focus and the caret out of the field.
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-y-0 right-0 w-11 rounded-control text-ink-muted transition-colors -outline-offset-4 hover:text-ink md:w-10"
    >
      <Icon of={shown ? STRUCK_EYE : Eye} className="mx-auto size-4.5" />
      {/* Not an aria-label: a query for the field by label would also match the toggle. */}
      <span className="sr-only">{name}</span>
    </button>
  );
}

/** Props of a field for a password, whether it exists or is new. */
export interface PasswordInputProps extends TextInputProps {
  /** True while the password is visible. The caller hides it when the form is submitted. */
  shown: boolean;
  /**
   * Called when the user clicks the toggle. If omitted, the field has no toggle and follows the toggle of
   * another field.
   */
  onShownChange?: ((shown: boolean) => void) | undefined;
}

export interface PasswordFieldProps extends PasswordInputProps {
  /** Autocomplete hint for password managers: the current password, or a new one. */
  autoComplete: 'current-password' | 'new-password';
}

/**
 * A password field with a visibility toggle inside its right edge. For the password of the sign-in and
 * registration forms. Not for other secrets: the API key of the settings is a TextField of type password.
 * Enter in the field submits the form. The toggle is a button whose name changes: 'Show password', 'Hide
 * password'.
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
            // A visible password is plain text to the browser, which would autocorrect it and may send it to
            // a spelling service.
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
