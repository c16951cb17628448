import { Button } from '../../primitives/buttons/button';
import { BrandMark } from '../brand';
import { FullScreen } from './full-screen';

export interface OfflineScreenProps {
  /** Data of the last visit and its age, in one or two sentences. Default: nothing. */
  note?: string;
  onRetry: () => void;
}

/**
 * Full-screen state of an app that started offline: all its data would be stale. At start, when the server
 * did not respond and the browser reports no network. Not for a server without a response despite a network:
 * use HealthGate.
 */
export function OfflineScreen({ note, onRetry }: OfflineScreenProps) {
  return (
    <FullScreen>
      <BrandMark size="large" />
      <div role="alert" className="flex max-w-md flex-col gap-2">
        <h1 className="text-xl font-semibold text-ink">You are offline</h1>
        {note !== undefined && <p className="text-ink">{note}</p>}
        <p className="text-sm text-ink-muted">
          Your balance, numbers and codes aren't stored on this device. The page loads automatically when you
          reconnect.
        </p>
      </div>
      <Button variant="primary" onClick={onRetry}>
        Try again
      </Button>
    </FullScreen>
  );
}
