import { MessageSquareText } from 'lucide-react';

/** Props of {@link Brand}. */
export interface BrandProps {
  title: string;
  tagline: string;
}

/** The product's mark beside its name. */
export function Brand({ title, tagline }: BrandProps) {
  return (
    <div className="flex items-center gap-3">
      <span className="flex size-9 shrink-0 items-center justify-center rounded-control bg-accent text-on-accent">
        <MessageSquareText aria-hidden className="size-5" />
      </span>
      <div className="min-w-0">
        <p className="text-sm font-semibold tracking-tight text-ink">{title}</p>
        <p className="text-xs text-ink-subtle">{tagline}</p>
      </div>
    </div>
  );
}
