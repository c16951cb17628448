import { BrandMark } from './brand-mark';

/** Props of {@link Brand}. */
export interface BrandProps {
  /** Name of the product. */
  title: string;
  /** One line below the name. */
  tagline: string;
}

/** The product's mark beside its name. */
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
