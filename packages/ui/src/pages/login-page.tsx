import type { ReactNode } from 'react';

import { Link } from '../primitives/buttons/link';
import { PublicLayout } from '../shell/public-layout';

export interface LoginPageProps {
  /** Reason why the session ended; undefined without one, and once an attempt has failed. */
  notice?: string | undefined;
  /** LoginForm. */
  children: ReactNode;
}

/**
 * Sign-in page (spec §2). It also explains why the previous session ended, as a status. At /login, and in
 * place of any protected page without a session.
 */
export function LoginPage({ notice, children }: LoginPageProps) {
  return (
    <PublicLayout>
      <h1 className="text-title text-ink">Welcome back</h1>
      <p className="mt-1 text-sm text-ink-muted">
        New here? <Link to="/register">Create account</Link>
      </p>
      {notice !== undefined && (
        <p
          role="status"
          className="mt-6 rounded-control border border-info-line bg-info-soft px-3 py-2.5 text-sm text-ink"
        >
          {notice}
        </p>
      )}
      <div className="mt-6">{children}</div>
    </PublicLayout>
  );
}
