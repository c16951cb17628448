import { useState, type ReactNode } from 'react';

import { Button } from '../primitives/buttons/button';
import { Form } from '../primitives/forms/form';
import { FormError } from '../primitives/forms/form-error';
import { PasswordField } from '../primitives/forms/password-field';
import { NO_WORD, TextField, type TextFieldState } from '../primitives/forms/text-field';

export interface LoginFormProps {
  /** Username or email as typed. */
  username: TextFieldState;
  /** As typed; cleared after a failure (spec §5). */
  password: TextFieldState;
  /** Called when the user submits; with a blank field nothing is sent (spec §5). */
  onSubmit: () => void;
  /** True while both fields are filled in; otherwise submitting only marks what is missing (spec §5). */
  canSubmit: boolean;
  /** True while the request is in flight. */
  busy: boolean;
  /** Sign-in error (spec §8). */
  error?: string | undefined;
  /** The operator's channels, where the error sends the user there. @defaultValue undefined */
  support?: ReactNode;
}

/**
 * Sign-in form (spec §2). On the sign-in page. The error of an attempt is an alert. Submitting hides the
 * password, so that it does not stay visible.
 */
export function LoginForm({ username, password, onSubmit, canSubmit, busy, error, support }: LoginFormProps) {
  const [shown, setShown] = useState(false);
  const submit = () => {
    setShown(false);
    onSubmit();
  };

  return (
    <Form busy={busy} onSubmit={submit}>
      <TextField
        label="Username or Email"
        name="username"
        autoComplete="username"
        {...NO_WORD}
        placeholder="Enter your username or email"
        required
        {...username}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        placeholder="Enter your password"
        required
        shown={shown}
        onShownChange={setShown}
        {...password}
      />
      {error !== undefined && <FormError>{error}</FormError>}
      {support}
      <Button type="submit" variant="primary" size="lg" fullWidth busy={busy} aria-disabled={!canSubmit}>
        {busy ? 'Signing In...' : 'Sign In'}
      </Button>
    </Form>
  );
}
