import { Button } from '../button';

/** Props of {@link Unloaded}. */
export interface UnloadedProps {
  onTryAgain: () => void;
}

/** Shown in place of a part whose code could not be fetched: no connection, or the server has a newer version. */
export function Unloaded({ onTryAgain }: UnloadedProps) {
  return (
    <div role="alert" className="flex flex-col items-center gap-4 p-6 text-center">
      <p className="text-sm text-ink">This part could not be loaded</p>
      <Button onClick={onTryAgain}>Try again</Button>
    </div>
  );
}
