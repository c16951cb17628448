import { Button } from '../button';

/** Props of {@link Unloaded}. */
export interface UnloadedProps {
  onTryAgain: () => void;
}

/** Stands where a part would be whose code could not be fetched: no connection, or a version that is gone. */
export function Unloaded({ onTryAgain }: UnloadedProps) {
  return (
    <div role="alert" className="flex flex-col items-center gap-4 p-6 text-center">
      <p className="text-sm text-ink">This part could not be loaded</p>
      <Button onClick={onTryAgain}>Try again</Button>
    </div>
  );
}
