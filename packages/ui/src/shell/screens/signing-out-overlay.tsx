import { Spinner } from '../../primitives/feedback/spinner';

/**
 * Covers the page from 'Sign out' until the sign-in page (spec §2). Once, after the user has chosen 'Sign
 * out'. Not for other waits: a busy button or a Spinner is enough.
 */
export function SigningOutOverlay() {
  return (
    <div className="fixed inset-0 z-50 flex items-center justify-center bg-overlay">
      <div className="rounded-card border border-line bg-raised px-8 py-6 shadow-popover">
        <Spinner label="Signing Out" />
      </div>
    </div>
  );
}
