import type { ReactNode } from 'react';

import { classes } from '../primitives/classes';
import { Icon } from '../primitives/icon';
import { Link } from '../primitives/buttons/link';
import { Brand } from './brand';
import { PAGES } from './pages';

export interface SidebarProps {
  /** Path of the current page; its entry is marked. */
  currentPath: string;
  /** Version of the product, for example '1.0.0'. */
  version: string;
  /** A `ReceivedCodeCount`, or what subscribes to it: a new code renders neither page nor navigation. */
  receivedCodes?: ReactNode;
  /** Close button of the drawer; shown before the product's name. */
  closeButton?: ReactNode;
  onNavigate?: (() => void) | undefined;
}

/**
 * Product name, navigation to the six pages, and version (spec §2). In AppShell: next to the page from 1024
 * px, in a modal dialog below. Not for everything else: use the command palette and the user menu. The
 * current page has aria-current="page"; received codes are part of the link: 'Active Numbers 12 codes ready'.
 */
export function Sidebar({ currentPath, version, receivedCodes, closeButton, onNavigate }: SidebarProps) {
  return (
    <aside aria-label="Sidebar" className="flex h-full flex-col bg-surface pl-safe">
      <div
        className={classes(
          'flex shrink-0 items-center gap-2 py-3 xs:h-header xs:pt-safe xs:pb-0',
          closeButton === undefined ? 'px-5' : 'px-3',
        )}
      >
        {closeButton}
        <Brand title="SMS Dashboard" tagline="Verification Platform" />
      </div>
      <nav aria-label="Main" className="flex-1 overflow-y-auto px-3 py-3">
        <ul className="flex flex-col gap-0.5">
          {PAGES.map(({ to, label, icon, countsCodes }) => {
            const current = to === currentPath;
            return (
              <li key={to}>
                <Link
                  to={to}
                  onClick={onNavigate}
                  aria-current={current ? 'page' : undefined}
                  className={classes(
                    'flex h-11 items-center gap-3 rounded-control px-3 text-nav transition-colors lg:h-9',
                    current
                      ? 'bg-accent-soft font-medium text-accent forced-chosen'
                      : 'text-ink-muted hover:bg-sunken hover:text-ink',
                  )}
                >
                  <Icon of={icon} className="size-4 shrink-0" />
                  <span>{label}</span>
                  {countsCodes && <span className="ml-auto empty:hidden">{receivedCodes}</span>}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      <div className="border-t border-line px-5 pt-4 pb-safe-4 text-xs text-ink-subtle">
        <p>SMS Dashboard</p>
        <p>v{version}</p>
      </div>
    </aside>
  );
}
