import { useState, type ReactNode } from 'react';

import { Button } from '../primitives/buttons/button';
import { Form } from '../primitives/forms/form';
import { FormError } from '../primitives/forms/form-error';
import { Link } from '../primitives/buttons/link';
import { PasswordField } from '../primitives/forms/password-field';
import { NO_WORD, TextField, type TextFieldState } from '../primitives/forms/text-field';
import { PublicLayout } from '../shell/public-layout';

export interface LoginPageProps {
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
  /** Reason why the session ended. The error of a failed attempt replaces it. */
  notice?: string | undefined;
  /** Sign-in error (spec §8). */
  error?: string | undefined;
  /** The operator's channels, where the error sends the user there. @defaultValue undefined */
  support?: ReactNode;
}

/**
 * Sign-in form (spec §2). It also explains why the previous session ended. At /login, and in place of any
 * protected page without a session. The error of an attempt is an alert; the reason for a session's end is a
 * status.
 */
export function LoginPage({
  username,
  password,
  onSubmit,
  canSubmit,
  busy,
  notice,
  error,
  support,
}: LoginPageProps) {
  const [shown, setShown] = useState(false);
  const submit = () => {
    setShown(false);
    onSubmit();
  };

  return (
    <PublicLayout>
      <h1 className="text-title text-ink">Welcome back</h1>
      <p className="mt-1 text-sm text-ink-muted">
        New here? <Link to="/register">Create account</Link>
      </p>
      {notice !== undefined && error === undefined && (
        <p
          role="status"
          className="mt-6 rounded-control border border-info-line bg-info-soft px-3 py-2.5 text-sm text-ink"
        >
          {notice}
        </p>
      )}
      <div className="mt-6">
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
      </div>
    </PublicLayout>
  );
}
