import { Menu } from 'lucide';
import type { MouseEventHandler, ReactNode } from 'react';

import { classes } from '../primitives/classes';
import { Icon } from '../primitives/icon';
import { Link } from '../primitives/buttons/link';
import { PAGES } from './pages';

export interface TabBarProps {
  /** Path of the current page; its tab is marked, 'More' for a page without one. */
  currentPath: string;
  /** A `ReceivedCodeCount`, or what subscribes to it: a new code renders neither page nor navigation. */
  receivedCodes?: ReactNode;
  /** True while the sidebar is open. */
  isMoreOpen: boolean;
  onMore: MouseEventHandler<HTMLButtonElement>;
}

const TAB =
  'relative flex h-14 min-w-0 flex-1 flex-col items-center justify-center gap-1 text-xs font-medium outline-offset-[-2px]';

const lookOf = (isCurrent: boolean): string =>
  classes(TAB, isCurrent ? 'text-accent forced-chosen' : 'text-ink-muted');

/**
 * Tabs for the main pages on phones: Home, Buy, Active, History, and More, which opens the sidebar. On
 * phones, in AppShell. Not in a window lower than 480 px, as at 400 % zoom, which needs its height: there are
 * no tabs. A navigation named 'Tabs'; links and a button 'More' with aria-current, the button with
 * aria-expanded as well.
 */
export function TabBar({ currentPath, receivedCodes, isMoreOpen, onMore }: TabBarProps) {
  const isBehindMore = PAGES.every(({ to, tab }) => tab === undefined || to !== currentPath);
  return (
    <nav
      aria-label="Tabs"
      className="fixed inset-x-0 bottom-0 z-20 hidden border-t border-line bg-surface px-safe-1 pb-safe phone:block print:hidden"
    >
      <ul className="flex">
        {PAGES.filter(({ tab }) => tab !== undefined).map(({ to, tab, icon, countsCodes }) => {
          const isCurrent = to === currentPath;
          return (
            <li key={to} className="flex min-w-0 flex-1">
              <Link to={to} aria-current={isCurrent ? 'page' : undefined} className={lookOf(isCurrent)}>
                <Icon of={icon} className="size-5" />
                <span>{tab}</span>
                {countsCodes && <span className="absolute top-1 left-1/2 ml-2">{receivedCodes}</span>}
              </Link>
            </li>
          );
        })}
        <li className="flex min-w-0 flex-1">
          <button
            type="button"
            aria-current={isBehindMore || undefined}
            aria-expanded={isMoreOpen}
            onClick={onMore}
            className={lookOf(isBehindMore)}
          >
            <Icon of={Menu} className="size-5" />
            More
          </button>
        </li>
      </ul>
    </nav>
  );
}
