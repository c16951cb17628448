import { Plus, RefreshCw } from 'lucide';
import type { ReactNode } from 'react';

import { Icon } from '../primitives/icon';
import { IconButton } from '../primitives/icon-button';
import { LinkButton } from '../primitives/link-button';
import { UserMenu } from './user-menu';
import { BalanceText, type BalanceTextProps } from './header/balance-text';
import { PendingIndicator } from './header/pending-indicator';
import { SearchButton } from './header/search-button';

/** Pages whose main action is the purchase. */
const BUYING_PAGES = ['/', '/buy-number'];

export interface HeaderProps extends BalanceTextProps {
  /** Path of the current page; two pages need no 'Buy Number' here. */
  currentPath: string;
  /** True while the balance is loading. */
  refreshing: boolean;
  /** Called when the user refreshes the balance. */
  onRefresh: () => void;
  /** Called when the user opens the command palette. */
  onSearch: () => void;
  /** Called when the pointer enters the search button: preload the palette. */
  onSearchPrefetch?: (() => void) | undefined;
  /** Number of pending payments. */
  pendingCount: number;
  /** Owner of the account menu. */
  username: string;
  /** Called when the user chooses 'Sign out'. */
  onSignOut: () => void;
  /** Toggle of the sidebar on narrow screens; provided by the shell. */
  menuButton?: ReactNode;
}

/**
 * Always visible (spec §2): search, balance with refresh, pending payments, account. 'Buy Number' where the page has
 * none. Once, in AppShell. Not for the actions of a page: use PageHeader. The balance is a polite live region:
 * 'Balance: $12.3450' is announced when it changes.
 */
export function Header({
  currentPath,
  refreshing,
  onRefresh,
  onSearch,
  onSearchPrefetch,
  pendingCount,
  username,
  onSignOut,
  menuButton,
  ...balance
}: HeaderProps) {
  return (
    <header className="sticky top-0 z-40 h-header shrink-0 border-b border-line bg-surface pt-safe print:hidden">
      {/* As wide as the page below it. */}
      <div className="@container mx-auto flex h-full max-w-7xl items-center gap-2 px-safe-3 md:px-5 lg:px-8">
        {menuButton}
        <SearchButton onClick={onSearch} onPointerEnter={onSearchPrefetch} />
        <div className="flex min-w-0 flex-1 items-center justify-end gap-1 md:min-w-fit md:gap-2">
          {/* First, what comes late or not on all pages: the others keep their place. */}
          <PendingIndicator count={pendingCount} />
          {!BUYING_PAGES.includes(currentPath) && (
            <span className="mr-2 hidden @min-[42rem]:block">
              <LinkButton to="/buy-number" icon={<Icon of={Plus} className="size-4" />}>
                Buy Number
              </LinkButton>
            </span>
          )}
          <BalanceText {...balance} />
          <IconButton
            label="Refresh balance"
            busy={refreshing}
            onClick={onRefresh}
            icon={<Icon of={RefreshCw} className="size-4" />}
          />
          <span aria-hidden className="mx-1 hidden h-6 w-px bg-line md:block" />
          <UserMenu username={username} available={balance.balanceWide} onSignOut={onSignOut} />
        </div>
      </div>
    </header>
  );
}
