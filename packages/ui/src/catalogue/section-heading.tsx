export interface SectionHeadingProps {
  /** Title of the group. */
  children: string;
}

/**
 * Heading of a group of choices. As high as a row, so that it fits a virtualised list. In the lists of the
 * wizard, through ChoiceList.
 */
export function SectionHeading({ children }: SectionHeadingProps) {
  return (
    <h3 className="flex h-full min-h-10 items-center px-4 text-xs font-semibold text-ink-muted">
      {children}
    </h3>
  );
}
