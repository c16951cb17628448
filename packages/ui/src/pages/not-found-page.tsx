import { LinkButton } from '../primitives/buttons/link-button';
import { FullScreen } from '../shell/screens/full-screen';

/**
 * The page of an unknown path, with a link to the dashboard (spec §2), for everyone and without the shell.
 * Not for an error of an existing page: use a ProblemScreen or a Banner.
 */
export function NotFoundPage() {
  return (
    <FullScreen>
      <p className="font-digits text-[4.5rem]/none font-semibold text-accent">404</p>
      <div className="flex flex-col gap-2">
        <h1 className="text-2xl font-semibold text-ink">Page not found</h1>
        <p className="text-sm text-ink-muted">{"The page you're looking for doesn't exist."}</p>
      </div>
      <LinkButton to="/" variant="primary" size="lg">
        Go Home
      </LinkButton>
    </FullScreen>
  );
}
