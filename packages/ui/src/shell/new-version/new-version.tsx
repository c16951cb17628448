import { Button } from '../../primitives/button';

/** Props of {@link NewVersion}. */
export interface NewVersionProps {
  /** Loads the page with the newer build. */
  onReload: () => void;
}

/** Shown above the whole page: there is a newer build than the one this page runs. */
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
