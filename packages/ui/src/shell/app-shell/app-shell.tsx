import { Menu, X } from 'lucide-react';
import { useId, type ReactNode } from 'react';

import { classes } from '../../primitives/classes';
import { Sidebar } from '../sidebar';
import { TabBar } from '../tab-bar';
import { useDrawer } from './use-drawer';

/** Props of {@link AppShell}. */
export interface AppShellProps {
  /** Path of the page shown. */
  currentPath: string;
  /** Version of the product, for example '1.0.0'. */
  version: string;
  /** Codes that arrived and wait for the user. */
  codesReady: number;
  /** Draws the header around the button that opens the sidebar, so that a new balance redraws the header only. */
  header: (menuButton: ReactNode) => ReactNode;
  /** The page. */
  children: ReactNode;
}

/**
 * The frame around every page of a signed-in user; the sidebar toggles below 1024 px (spec §2). On phones the pages
 * used most are tabs at the lower end.
 */
export function AppShell({ currentPath, version, codesReady, header, children }: AppShellProps) {
  const { open, toggle, close, panel, button } = useDrawer();
  const panelId = useId();
  const mainId = useId();

  const menuButton = (
    <button
      ref={button}
      type="button"
      aria-label={open ? 'Close menu' : 'Open menu'}
      aria-expanded={open}
      aria-controls={panelId}
      onClick={toggle}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink-muted hover:bg-sunken hover:text-ink lg:hidden"
    >
      {open ? <X aria-hidden className="size-5" /> : <Menu aria-hidden className="size-5" />}
    </button>
  );

  return (
    <div className="min-h-dvh lg:pl-60 print:pl-0">
      <a
        href={`#${mainId}`}
        className="sr-only z-50 rounded-control bg-accent-fill px-4 py-2 font-medium text-on-accent focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      {/* The drawer opens below the header, so that the button that closes it stays within reach. */}
      <div
        ref={panel}
        id={panelId}
        tabIndex={-1}
        className={classes(
          'fixed bottom-0 left-0 z-30 w-72 max-w-[85vw] border-r border-line outline-none lg:visible lg:top-0 lg:w-60 lg:translate-x-0 print:hidden',
          'top-header transition-transform',
          open ? 'translate-x-0 shadow-popover' : 'invisible -translate-x-full',
        )}
      >
        <Sidebar currentPath={currentPath} version={version} codesReady={codesReady} onNavigate={close} />
      </div>
      {open && <div aria-hidden className="fixed inset-0 top-header z-20 bg-overlay lg:hidden" />}
      {header(menuButton)}
      <main
        id={mainId}
        tabIndex={-1}
        className="mx-auto max-w-7xl px-safe-4 pt-6 pb-below outline-none md:px-8 md:pt-8 print:max-w-none print:p-0"
      >
        {children}
      </main>
      <TabBar currentPath={currentPath} codesReady={codesReady} isMoreOpen={open} onMore={toggle} />
    </div>
  );
}
