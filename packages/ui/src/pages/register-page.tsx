import type { ReactNode } from 'react';

import { Link } from '../primitives/buttons/link';
import { PublicLayout } from '../shell/public-layout';

export interface RegisterPageProps {
  /** RegistrationForm. */
  children: ReactNode;
}

/** Registration page (spec §2). At /register. */
export function RegisterPage({ children }: RegisterPageProps) {
  return (
    <PublicLayout hasAboutOnPhones={false}>
      <h1 className="text-title text-ink">Create account</h1>
      <p className="mt-1 text-sm text-ink-muted">
        Have an account? <Link to="/login">Sign in</Link>
      </p>
      <div className="mt-6">{children}</div>
    </PublicLayout>
  );
}
