import { Suspense, type ReactNode } from 'react';

import { lazyWithRetry } from '../../primitives/lazy-with-retry';
import { Brand } from '../brand';

/** Decoration: the form does not wait for it, and it has no error notice. */
const Showcase = lazyWithRetry(
  () => import('./showcase'),
  () => null,
);

export interface PublicLayoutProps {
  /** The form. */
  children: ReactNode;
}

/** Layout of the signed-out pages, with the product's name and tagline (spec §1). */
export function PublicLayout({ children }: PublicLayoutProps) {
  return (
    <div className="grid min-h-dvh bg-surface lg:grid-cols-2">
      <div className="flex flex-col px-6 py-6 md:px-10 md:py-8">
        <header>
          <Brand title="SMS Verification Platform" tagline="One account for all services" />
        </header>
        <main className="flex flex-1 flex-col items-center py-16 md:justify-center">
          <div className="w-full max-w-sm">{children}</div>
        </main>
      </div>
      <div className="hidden border-l border-line bg-canvas lg:block">
        <Suspense>
          <Showcase />
        </Suspense>
      </div>
    </div>
  );
}
