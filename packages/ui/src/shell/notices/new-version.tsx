import { Button } from '../../primitives/buttons/button';
import { UntrustedText } from '../../primitives/untrusted-text';

export interface NewVersionProps {
  /** What is new in it, a sentence each. @defaultValue [] */
  news?: readonly string[] | undefined;
  /** Reloads the page with the new build. */
  onReload: () => void;
}

/**
 * A line above the whole page: a newer build is available. When a component failed to load and the server's
 * page has another entry. Not for a component that failed without a newer build: the notice in its place is
 * enough.
 */
export function NewVersion({ news = [], onReload }: NewVersionProps) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-b border-info-line bg-info-soft px-4 py-2 text-sm text-ink print:hidden"
    >
      <div>
        <p className="font-medium">A new version is ready</p>
        {news.map((line) => (
          <p key={line} className="max-w-prose text-ink-muted">
            <UntrustedText>{line}</UntrustedText>
          </p>
        ))}
      </div>
      <Button size="sm" onClick={onReload}>
        Reload
      </Button>
    </div>
  );
}
