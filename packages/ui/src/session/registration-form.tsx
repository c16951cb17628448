import { useState } from 'react';

import { Button } from '../primitives/buttons/button';
import { Form } from '../primitives/forms/form';
import { FormError } from '../primitives/forms/form-error';
import { Link } from '../primitives/buttons/link';
import { PasswordField } from '../primitives/forms/password-field';
import { Select, type SelectState } from '../primitives/forms/select';
import { NO_WORD, TextField, type TextFieldState } from '../primitives/forms/text-field';
import { NewPasswordField, type PasswordRuleItem } from './new-password-field';

export interface RegistrationFormProps {
  /** Letters and spaces (spec §5). */
  firstname: TextFieldState;
  /** Letters and spaces (spec §5). */
  lastname: TextFieldState;
  /** 3 to 30 letters, digits, dots, underscores and hyphens (spec §5). */
  username: TextFieldState;
  /** Checked against a pattern (spec §5). */
  email: TextFieldState;
  /** Country code of the phone, for example '+234', and the codes to choose from (spec §3). */
  phoneCode: SelectState;
  /** Digits of the phone number as typed, without the country code. */
  phone: TextFieldState;
  /** At least 6 characters, with a letter and a number (spec §5). */
  password: TextFieldState;
  /** Password requirements with their states (spec §5). */
  passwordRules: readonly PasswordRuleItem[];
  confirmPassword: TextFieldState;
  /** Called when the user submits, even if fields are missing. */
  onSubmit: () => void;
  /** True while the request is in flight. */
  busy: boolean;
  /** Registration error (spec §8). */
  error?: string | undefined;
}

/** Opens in a new tab, so that the form keeps its input. */
function LegalLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} target="_blank" rel="noopener">
      {children}
    </Link>
  );
}

/**
 * Registration form (spec §2, §5). It can always be submitted: invalid fields then show their errors.
 * Server errors of single fields are shown at the field, others in an alert above the button.
 */
export function RegistrationForm({
  onSubmit,
  busy,
  error,
  phoneCode,
  passwordRules,
  ...fields
}: RegistrationFormProps) {
  // One toggle for both fields, since users compare them.
  const [shown, setShown] = useState(false);
  const submit = () => {
    setShown(false);
    onSubmit();
  };

  return (
    <Form busy={busy} onSubmit={submit}>
      <div className="grid gap-4 xs:grid-cols-2">
        <TextField
          label="First name"
          name="firstname"
          autoComplete="given-name"
          required
          {...fields.firstname}
        />
        <TextField
          label="Last name"
          name="lastname"
          autoComplete="family-name"
          required
          {...fields.lastname}
        />
      </div>
      <TextField
        label="Username"
        name="username"
        autoComplete="username"
        {...NO_WORD}
        required
        {...fields.username}
      />
      <TextField label="Email" name="email" type="email" autoComplete="email" required {...fields.email} />
      <div className="grid gap-4 min-[22rem]:grid-cols-[8.5rem_1fr]">
        <Select label="Phone code" {...phoneCode} />
        <TextField
          label="Phone"
          name="phone"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          hint="It is never shown to services."
          required
          {...fields.phone}
        />
      </div>
      <NewPasswordField
        label="Password"
        name="password"
        required
        rules={passwordRules}
        shown={shown}
        onShownChange={setShown}
        {...fields.password}
      />
      <PasswordField
        label="Confirm password"
        name="confirmPassword"
        autoComplete="new-password"
        required
        shown={shown}
        {...fields.confirmPassword}
      />
      {error !== undefined && <FormError>{error}</FormError>}
      <p className="text-sm text-ink-muted">
        By creating an account you agree to the <LegalLink to="/terms">Terms</LegalLink> and the{' '}
        <LegalLink to="/privacy">Privacy Policy</LegalLink>.
      </p>
      <Button type="submit" variant="primary" size="lg" fullWidth busy={busy}>
        {busy ? 'Creating...' : 'Create Account'}
      </Button>
    </Form>
  );
}
