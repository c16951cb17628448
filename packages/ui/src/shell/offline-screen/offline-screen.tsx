import { Button } from '../../primitives/button';
import { BrandMark } from '../brand';
import { FullScreen } from '../full-screen';

/** Props of {@link OfflineScreen}. */
export interface OfflineScreenProps {
  /** What is known of the last visit and how old it is, in a sentence or two. Default: nothing. */
  note?: string;
  /** Asks the server once more. */
  onRetry: () => void;
}

/** The page of an app that was opened without a connection: nothing it could show would be true now. */
export function OfflineScreen({ note, onRetry }: OfflineScreenProps) {
  return (
    <FullScreen>
      <BrandMark size="large" />
      <div role="alert" className="flex max-w-md flex-col gap-2">
        <h1 className="text-xl font-semibold text-ink">You are offline</h1>
        {note !== undefined && <p className="text-ink">{note}</p>}
        <p className="text-sm text-ink-muted">
          Your balance, numbers and codes are not kept on this device. The page goes on by itself as soon as
          there is a connection.
        </p>
      </div>
      <Button variant="primary" onClick={onRetry}>
        Try again
      </Button>
    </FullScreen>
  );
}
