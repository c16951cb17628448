import type { ReactNode } from 'react';

/** Charts in columns; the first one is wider. */
export function ChartGrid({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-4 md:grid-cols-2 md:*:first:col-span-2 xl:grid-cols-3 xl:*:first:col-span-1">
      {children}
    </div>
  );
}
