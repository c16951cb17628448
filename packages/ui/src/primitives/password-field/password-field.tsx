import { TextField, type TextFieldProps } from '../text-field';
import { PasswordToggle } from './password-toggle';

/** Props of {@link PasswordField}. */
export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'autoCapitalize' | 'spellCheck' | 'trailing'
> {
  /** What a password manager offers: the kept password, or a new one. */
  autoComplete: 'current-password' | 'new-password';
  /** The password can be read. The caller hides it again when the form is submitted. */
  shown: boolean;
  /** The toggle was pressed. Left out, the field has no toggle and follows the one of another field. */
  onShownChange?: ((shown: boolean) => void) | undefined;
}

/** A password, hidden until its owner asks to see it. */
export function PasswordField({ shown, onShownChange, ...field }: PasswordFieldProps) {
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      // A shown password is text to the browser, which would correct it and may send it to a spelling service.
      spellCheck={false}
      autoCapitalize="none"
      trailing={onShownChange && <PasswordToggle shown={shown} onChange={onShownChange} />}
    />
  );
}
