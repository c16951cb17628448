const SIZES = { small: 'size-9 shrink-0', large: 'size-14 shrink-0' } as const;

/**
 * The product's mark: a message with a code. An inline SVG, so that the first screen does not load the icons.
 */
export function BrandMark({ size }: { size: 'small' | 'large' }) {
  return (
    <svg aria-hidden viewBox="0 0 32 32" className={SIZES[size]}>
      <rect width="32" height="32" rx="8" className="fill-accent-fill" />
      <path
        d="M10.5 8h11a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1-2.5 2.5H15l-4.5 4v-4A2.5 2.5 0 0 1 8 18.5v-8A2.5 2.5 0 0 1 10.5 8z"
        className="fill-on-accent"
      />
      <path
        d="M12.5 14.5h0M16 14.5h0M19.5 14.5h0"
        className="stroke-accent-fill stroke-3 [stroke-linecap:round]"
      />
    </svg>
  );
}

export interface BrandProps {
  title: string;
  tagline: string;
}

/**
 * The product's mark next to its name and its tagline. At the top of the sidebar and of the signed-out pages.
 * Not as the heading of a page: its texts are no headings.
 */
export function Brand({ title, tagline }: BrandProps) {
  return (
    <div className="flex items-center gap-3">
      <BrandMark size="small" />
      <div className="min-w-0">
        <p className="text-sm font-semibold tracking-tight text-ink">{title}</p>
        <p className="text-xs text-ink-subtle">{tagline}</p>
      </div>
    </div>
  );
}
