export interface SectionHeadingProps {
  /** Name of the group. */
  children: string;
  /** How many entries follow; left out where the heading itself says so. */
  count?: number | undefined;
}

/** Names a group of choices in a list. As high as a row, so that it can stand in a windowed list. */
export function SectionHeading({ children, count }: SectionHeadingProps) {
  return (
    <div className="flex h-full min-h-10 items-end justify-between gap-3 px-4 pb-2 text-xs text-ink-muted">
      <h3 className="font-medium">{children}</h3>
      {count !== undefined && <span className="tabular-nums">{count}</span>}
    </div>
  );
}
