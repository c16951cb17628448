import { X } from 'lucide';
import { useLayoutEffect, useRef, type RefObject } from 'react';

import { Icon } from '../primitives/icon';
import { IconButton } from '../primitives/icon-button';
import { Link } from '../primitives/link';

export interface AwaySummaryBarProps {
  /** Its subject. @defaultValue 'While you were away' */
  label?: string | undefined;
  /** The summary, for example '2 codes, 1 expired'; null when empty. */
  summary: string | null;
  /** Page with more about it. Omit it on that page itself. */
  link?: { readonly to: string; readonly text: string } | undefined;
  /** Called when the user dismisses it. */
  onDismiss: () => void;
}

/**
 * A line above the whole page: changes during sleep, a lost network or a dropped connection, in numbers; at the next
 * visit what ended without a refund; or an alert. Render it before it has content, so that the change is announced.
 * When live updates are back after a gap, and there were changes. Not for a current event: use a toast.
 */
export function AwaySummaryBar({
  label = 'While you were away',
  summary,
  link,
  onDismiss,
}: AwaySummaryBarProps) {
  const line = useSlideIn<HTMLDivElement>(summary !== null);
  return (
    <div ref={line} role="status" className="print:hidden">
      {summary !== null && (
        <div className="flex items-center justify-between gap-2 border-b border-info-line bg-info-soft px-safe-4 py-1 text-sm text-ink md:px-5 lg:px-8">
          <p>
            <span>{`${label}: `}</span>
            <span className="font-medium">{summary}</span>
            {link !== undefined && (
              <span>
                {' · '}
                <Link to={link.to} onClick={onDismiss}>
                  {link.text}
                </Link>
              </span>
            )}
          </p>
          <IconButton
            label="Dismiss"
            size="sm"
            onClick={onDismiss}
            icon={<Icon of={X} className="size-4" />}
          />
        </div>
      )}
    </div>
  );
}

/**
 * For a line above the whole page, which may appear at any time: scrolls by its height at once, so that nothing jumps, and
 * slides it into view in the next frame. Further down the page, the browser itself keeps the content in place.
 *
 * @param isShown true while the line is rendered
 */
export const useSlideIn = <T extends HTMLElement>(isShown: boolean): RefObject<T | null> => {
  const line = useRef<T>(null);
  useLayoutEffect(() => {
    const { offsetTop = 0, offsetHeight = 0 } = line.current ?? {};
    if (!isShown || window.scrollY >= offsetTop + offsetHeight) return undefined;
    window.scrollBy({ top: offsetHeight, behavior: 'instant' });
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const frame = requestAnimationFrame(() =>
      requestAnimationFrame(() => window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' })),
    );
    return () => cancelAnimationFrame(frame);
  }, [isShown]);
  return line;
};
