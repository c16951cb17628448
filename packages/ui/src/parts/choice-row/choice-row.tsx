import { ChevronRight } from 'lucide-react';
import { useId, type ReactNode } from 'react';

/** Height of one row in px, fixed so that long lists can be windowed. */
export const CHOICE_ROW_HEIGHT = 52;

/** Props of {@link ChoiceRow}. */
export interface ChoiceRowProps {
  /** What is chosen. It alone is the accessible name of the button. */
  title: string;
  /** Second line, for example 'Code: 187'. Read after the name. */
  detail?: string | undefined;
  /** Decoration before the title, for example a flag. Hidden from screen readers. */
  leading?: ReactNode;
  /** Facts at the end of the row, for example price and availability. Read after the name. */
  trailing?: ReactNode;
  /** The user picked this row; the wizard goes on at once. */
  onChoose: () => void;
}

/** One choice of a wizard list: country, service or operator. */
export function ChoiceRow({ title, detail, leading, trailing, onChoose }: ChoiceRowProps) {
  const id = useId();
  return (
    <button
      type="button"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-detail ${id}-trailing`}
      onClick={onChoose}
      style={{ height: CHOICE_ROW_HEIGHT }}
      className="group flex w-full items-center gap-3 border-b border-line px-4 text-left hover:bg-sunken focus-visible:-outline-offset-2 [li:last-child>&]:border-b-0"
    >
      {leading !== undefined && (
        <span aria-hidden className="flex w-7 shrink-0 justify-center text-lg text-ink-muted">
          {leading}
        </span>
      )}
      <span className="min-w-0 flex-1">
        <span id={`${id}-title`} className="block truncate text-sm font-medium text-ink">
          <bdi>{title}</bdi>
        </span>
        <span id={`${id}-detail`} className="block truncate text-xs text-ink-muted">
          {detail}
        </span>
      </span>
      <span id={`${id}-trailing`} className="flex shrink-0 items-center gap-3">
        {trailing}
      </span>
      <ChevronRight
        aria-hidden
        className="size-4 shrink-0 text-ink-subtle transition-transform group-hover:translate-x-0.5 motion-reduce:transition-none"
      />
    </button>
  );
}
