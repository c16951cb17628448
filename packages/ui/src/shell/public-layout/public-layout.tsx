import type { ReactNode } from 'react';

import { Brand } from '../brand';
import { Showcase } from './showcase';

export interface PublicLayoutProps {
  /** The form. */
  children: ReactNode;
}

/**
 * Layout of the signed-out pages, with the product's name and tagline (spec §1). What the product does is beside the
 * form, on narrow screens above it.
 */
export function PublicLayout({ children }: PublicLayoutProps) {
  return (
    <div className="grid min-h-dvh grid-rows-[auto_auto_1fr] bg-surface px-6 lg:grid-cols-[30rem_1fr] lg:grid-rows-[auto_1fr] lg:px-0">
      <header className="py-6 lg:px-12">
        <Brand title="SMS Verification Platform" tagline="One account for all services" />
      </header>
      <aside
        aria-label="About"
        className="mx-auto w-full max-w-sm min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:flex lg:max-w-none lg:flex-col lg:items-center lg:justify-center lg:border-l lg:border-line lg:bg-canvas lg:p-10"
      >
        <div className="max-w-full lg:w-lg">
          <p className="text-title text-balance text-ink lg:text-code lg:tracking-tight">
            A phone number for one code.
          </p>
          <p className="mt-2 text-base text-ink-muted max-lg:hidden">No SMS? Cancel for a full refund.</p>
          <Showcase />
        </div>
      </aside>
      <main className="mx-auto flex w-full max-w-sm flex-col py-8 lg:justify-center">{children}</main>
    </div>
  );
}
