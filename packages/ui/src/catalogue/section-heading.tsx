export interface SectionHeadingProps {
  /** Title of the group. */
  children: string;
}

/** Heading of a group of choices, 36 high. In the lists of the wizard, through ChoiceList. */
export function SectionHeading({ children }: SectionHeadingProps) {
  return (
    <h3 className="flex h-full min-h-9 items-center px-card text-xs font-semibold text-ink-muted">
      {children}
    </h3>
  );
}
