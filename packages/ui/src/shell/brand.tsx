import { BrandMark } from './brand/brand-mark';

export interface BrandProps {
  /** Product name. */
  title: string;
  /** Tagline. */
  tagline: string;
}

/**
 * The product's mark next to its name and its tagline. At the top of the sidebar and of the signed-out pages. Not as
 * the heading of a page: its texts are no headings.
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
