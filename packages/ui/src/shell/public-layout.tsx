import type { ReactNode } from 'react';

import { classes } from '../primitives/classes';
import { Brand } from './brand';
import { Showcase } from './public-layout/showcase';

export interface PublicLayoutProps {
  /** The form. */
  children: ReactNode;
  /** False on phones for a long form, which starts at once. @defaultValue true */
  hasAboutOnPhones?: boolean | undefined;
}

/**
 * Layout of the signed-out pages, with the product's name and tagline (spec §1). What the product does is beside the
 * form, on narrow screens above it. Around the sign-in and registration forms.
 */
export function PublicLayout({ children, hasAboutOnPhones = true }: PublicLayoutProps) {
  return (
    <div className="grid min-h-dvh grid-rows-[auto_auto_1fr] bg-surface px-6 lg:grid-cols-[minmax(28rem,2fr)_3fr] lg:grid-rows-[5.25rem_1fr] lg:px-0">
      <header className="mx-auto w-full max-w-sm py-6">
        <Brand title="SMS Verification Platform" tagline="One account for all services" />
      </header>
      <aside
        aria-label="About"
        className={classes(
          'mx-auto w-full max-w-sm min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:flex lg:max-w-none lg:flex-col',
          'lg:items-center lg:justify-center lg:bg-linear-to-br lg:from-canvas lg:to-accent-soft lg:p-10',
          !hasAboutOnPhones && 'hidden',
        )}
      >
        <div className="max-w-full lg:w-lg xl:w-xl">
          <p className="text-balance text-ink-muted lg:text-code lg:font-semibold lg:text-ink">
            A phone number for one code.
          </p>
          <p className="mt-2 hidden text-base text-ink-muted lg:block">No SMS? Cancel for a full refund.</p>
          <Showcase />
        </div>
      </aside>
      {/* As much below it as the header takes above it: in the middle of the window. */}
      <main className="mx-auto flex w-full max-w-sm flex-col pt-6 pb-8 sm:justify-center sm:pb-21 lg:pt-0">
        {children}
      </main>
    </div>
  );
}
