import { Button } from '../../primitives/button';

export interface NewVersionProps {
  /** Reloads the page with the new build. */
  onReload: () => void;
}

/** A line above the whole page: a newer build is available. */
export function NewVersion({ onReload }: NewVersionProps) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-b border-info-line bg-info-soft px-4 py-2 text-sm text-ink print:hidden"
    >
      A new version is ready
      <Button size="sm" onClick={onReload}>
        Reload
      </Button>
    </div>
  );
}
