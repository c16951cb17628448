import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';

import { IconButton } from '../../primitives/icon-button';
import { LinkButton } from '../../primitives/link-button';
import { UserMenu } from '../user-menu';
import { BalanceText, type BalanceTextProps } from './balance-text';
import { PendingIndicator } from './pending-indicator';
import { SearchButton } from './search-button';

/** Props of {@link Header}. */
export interface HeaderProps extends BalanceTextProps {
  /** The balance is being loaded. */
  refreshing: boolean;
  /** Loads the balance anew. */
  onRefresh: () => void;
  /** Opens the search for pages, numbers and what to buy. */
  onSearch: () => void;
  /** The pointer is over the search button: its code may be fetched. */
  onSearchPrefetch?: (() => void) | undefined;
  /** Payments that wait for their result. */
  pendingCount: number;
  /** Whose menu it is. */
  username: string;
  /** 'Sign out' was chosen in the menu. */
  onSignOut: () => void;
  /** Opens and closes the sidebar on narrow screens; comes from the shell. */
  menuButton?: ReactNode;
}

/** What the user always sees: search, balance, pending payments, 'Buy Number', account (spec §2). */
export function Header({
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
    <header className="sticky top-0 z-40 flex h-header shrink-0 items-center gap-2 border-b border-line bg-surface px-safe-3 pt-safe md:px-5 lg:px-8 print:hidden">
      {menuButton}
      <SearchButton onClick={onSearch} onPointerEnter={onSearchPrefetch} />
      <div className="flex min-w-0 flex-1 items-center justify-end gap-1 md:gap-2">
        <BalanceText {...balance} />
        <IconButton
          label="Refresh balance"
          busy={refreshing}
          onClick={onRefresh}
          icon={<RefreshCw aria-hidden className="size-4" />}
        />
        <PendingIndicator count={pendingCount} />
        <span className="hidden md:contents">
          <LinkButton to="/buy-number" variant="primary">
            Buy Number
          </LinkButton>
        </span>
        <span aria-hidden className="mx-1 hidden h-6 w-px bg-line md:block" />
        <UserMenu username={username} available={balance.balanceWide} onSignOut={onSignOut} />
      </div>
    </header>
  );
}
