import { Menu, X } from 'lucide';
import { useId, useState, type ReactNode, useEffect } from 'react';

import { Icon } from '../primitives/icon';
import { IconButton } from '../primitives/buttons/icon-button';
import { BACKDROP, useModal } from '../primitives/overlays/dialog/use-modal';
import { classes, SKIP_LINK } from '../primitives/classes';
import { FadeOut } from '../primitives/overlays/fade-out';
import { watchMedia } from '../primitives/media-query';
import { BrandMark } from './brand';
import { Sidebar } from './sidebar';
import { TabBar } from './tab-bar';

/** From this width on the sidebar is next to the page (spec §2). */
const watchWide = watchMedia('(min-width: 64rem)');

interface DrawerProps {
  /** True while open; controlled by the caller. */
  open: boolean;
  /** Called on Escape, on a click on the backdrop, or when the window becomes wide enough for the sidebar. */
  onClose: () => void;
  /** Rendered only while open. */
  children: ReactNode;
}

/** A native modal dialog that slides in from the left edge on narrow screens. */
function Drawer({ open, onClose, children }: DrawerProps) {
  // A modal dialog that is only hidden would leave the page below it inert.
  useEffect(() => (open ? watchWide(onClose) : undefined), [open, onClose]);

  return (
    <dialog
      {...useModal(open, onClose)}
      aria-label="Menu"
      className={classes(
        'fixed inset-y-0 left-0 h-dvh max-h-none w-72 max-w-[85vw] border-r border-line bg-surface text-ink shadow-popover',
        'transition-transform backdrop:bg-overlay starting:-translate-x-full print:hidden',
      )}
    >
      {open && (
        <FadeOut layer={BACKDROP} className="h-full">
          {children}
        </FadeOut>
      )}
    </dialog>
  );
}

export interface AppShellProps {
  currentPath: string;
  /** Version of the product, for example '1.0.0'. */
  version: string;
  /** A `ReceivedCodeCount`, or what subscribes to it: a new code renders neither page nor navigation. */
  receivedCodes?: ReactNode;
  /**
   * Renders the header around the button that opens the sidebar. A render prop, so that a new balance
   * rerenders only the header.
   */
  header: (menuButton: ReactNode) => ReactNode;
  children: ReactNode;
}

/**
 * Layout of every signed-in page: sidebar, header and content; the sidebar toggles below 1024 px (spec §2).
 * On phones the main pages are tabs at the bottom. Once, around all pages that need a session. Enter on 'Skip
 * to content' moves the focus to the page; Escape in the open menu closes it and returns the focus to the
 * button that opened it. Below 1024 px the sidebar is a modal dialog 'Menu', opened by 'Open menu' or 'More';
 * closed, it is not read.
 */
export function AppShell({ currentPath, version, receivedCodes, header, children }: AppShellProps) {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const openMenu = () => setIsMenuOpen(true);
  const closeMenu = () => setIsMenuOpen(false);
  const mainId = useId();
  const pages = { currentPath, version, receivedCodes };

  const menuButton = (
    <span className="inline-flex lg:hidden">
      <IconButton
        label="Open menu"
        size="lg"
        onClick={openMenu}
        icon={
          <>
            {/* 'More' in the tabs of a phone opens the menu too, so the header shows whose product it is. */}
            <span className="hidden phone:block">
              <BrandMark size="small" />
            </span>
            <Icon of={Menu} className="size-5 phone:hidden" />
          </>
        }
      />
    </span>
  );
  // Replaces the button that opens the menu.
  const closeButton = (
    <IconButton label="Close menu" size="lg" onClick={closeMenu} icon={<Icon of={X} className="size-5" />} />
  );

  return (
    <div className="min-h-dvh under-notice lg:flex print:block">
      <a href={`#${mainId}`} className={SKIP_LINK}>
        Skip to content
      </a>
      <div className="sticky top-0 hidden h-dvh w-60 shrink-0 border-r border-line lg:block print:hidden">
        <Sidebar {...pages} />
      </div>
      <Drawer open={isMenuOpen} onClose={closeMenu}>
        <Sidebar {...pages} closeButton={closeButton} onNavigate={closeMenu} />
      </Drawer>
      <div className="min-w-0 grow">
        {header(menuButton)}
        <main
          id={mainId}
          tabIndex={-1}
          className="mx-auto max-w-7xl px-safe-4 pt-2 pb-below outline-none md:px-8 md:pt-8 print:max-w-none print:p-0"
        >
          {children}
        </main>
      </div>
      <TabBar
        currentPath={currentPath}
        receivedCodes={receivedCodes}
        isMoreOpen={isMenuOpen}
        onMore={openMenu}
      />
    </div>
  );
}
