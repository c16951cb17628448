import { LinkButton } from '../../primitives/link-button';
import { FullScreen } from '../../shell/full-screen';

/** Shown for any address without a page (spec §2), to everyone, signed in or not. */
export function NotFoundPage() {
  return (
    <FullScreen>
      <p className="font-digits text-sm font-semibold text-accent">404</p>
      <div className="flex flex-col gap-2">
        <h1 className="text-2xl font-semibold tracking-tight text-ink">Page not found</h1>
        <p className="text-sm text-ink-muted">{"The page you're looking for doesn't exist."}</p>
      </div>
      <LinkButton to="/" variant="primary">
        Go Home
      </LinkButton>
    </FullScreen>
  );
}
