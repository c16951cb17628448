export interface SectionHeadingProps {
  /** Title of the group. */
  children: string;
  /** Number of entries; undefined where the heading includes it. */
  count?: number | undefined;
}

/** Heading of a group in a list. As high as a row, so that it fits a virtualised list. */
export function SectionHeading({ children, count }: SectionHeadingProps) {
  return (
    <div className="flex h-full min-h-10 items-center justify-between gap-3 px-4 text-xs text-ink-muted">
      <h3 className="font-medium">{children}</h3>
      {count !== undefined && <span className="tabular-nums">{count}</span>}
    </div>
  );
}
