import { Plus, RefreshCw, Bell, Search } from 'lucide';
import type { ReactNode, ComponentPropsWithRef } from 'react';

import { Icon } from '../primitives/icon';
import { IconButton } from '../primitives/buttons/icon-button';
import { LinkButton } from '../primitives/buttons/link-button';
import { Link } from '../primitives/buttons/link';
import { COMMAND_KEY } from '../primitives/buttons/command-key';
import { classes } from '../primitives/classes';
import { countOf } from '../primitives/count';
import { Amount } from '../primitives/amount';
import { useNaira } from '../primitives/naira';
import { UntrustedText } from '../primitives/untrusted-text';
import { UserMenu } from './user-menu';

interface BalanceTextProps {
  /** Balance with 4 decimals, for example '$12.3450'; undefined until it is known. */
  balanceWide?: string | undefined;
  /** Balance with 2 decimals, for example '$12.35'; undefined until it is known. */
  balanceNarrow?: string | undefined;
  /** Reason why the balance could not be loaded; shown next to the last known value. */
  balanceError?: string | undefined;
}

/** The balance, with 4 decimals from 768 px on and with 2 below (spec §2); its tooltip says it in naira. */
function BalanceText({ balanceWide, balanceNarrow, balanceError }: BalanceTextProps) {
  const naira = useNaira(balanceWide);
  const known = balanceWide !== undefined && balanceNarrow !== undefined;
  return (
    // As wide while it loads, so that nothing beside it moves.
    <div
      className="min-w-18 text-right text-sm leading-tight min-[24rem]:min-w-30 md:min-w-34"
      aria-live="polite"
      aria-atomic
    >
      {known && (
        <p title={naira} className="whitespace-nowrap text-ink-muted">
          <span className="sr-only">
            Balance: <span translate="no">{balanceWide}</span>
          </span>
          <span aria-hidden>
            {/* The narrowest phones have room only for the amount. */}
            <span className="hidden min-[24rem]:inline">Balance: </span>
            <strong className="hidden font-semibold text-ink md:inline">
              <Amount>{balanceWide}</Amount>
            </strong>
            <span translate="no" className="font-semibold text-ink tabular-nums md:hidden">
              {balanceNarrow}
            </span>
          </span>
        </p>
      )}
      {!known && balanceError === undefined && <p className="text-ink-muted">Updating...</p>}
      {balanceError !== undefined && (
        <p className="text-xs text-error">
          <UntrustedText>{balanceError}</UntrustedText>
        </p>
      )}
    </div>
  );
}

/** Opens the command palette. Wide screens also show its shortcut. */
function SearchButton(button: Pick<ComponentPropsWithRef<'button'>, 'onClick' | 'onPointerEnter'>) {
  return (
    <button
      {...button}
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      title="Search"
      className={classes(
        'touch-target inline-flex size-10 min-w-9 items-center justify-center gap-2 rounded-control text-sm text-ink-muted',
        'transition-colors hover:bg-sunken hover:text-ink md:size-9',
        '@min-[44rem]:w-40 @min-[44rem]:justify-start @min-[44rem]:border @min-[44rem]:border-line @min-[44rem]:bg-canvas @min-[44rem]:px-3',
        '@min-[52rem]:w-64',
      )}
    >
      <Icon of={Search} className="size-4 shrink-0" />
      <span className="sr-only flex-1 text-left @min-[44rem]:not-sr-only">Search</span>
      <kbd
        aria-hidden
        className="hidden font-sans text-xs whitespace-nowrap text-ink-subtle @min-[44rem]:inline"
      >
        {COMMAND_KEY} K
      </kbd>
    </button>
  );
}

/** Larger counts show as '9+'. */
const MAX_SHOWN = 9;

interface PendingIndicatorProps {
  /** Number of pending payments. */
  count: number;
}

/** Link to the pending payments; hidden when there are none (spec §2). */
function PendingIndicator({ count }: PendingIndicatorProps) {
  if (count === 0) return null;
  return (
    <Link
      to="/transactions"
      title={countOf(count, 'pending transaction')}
      className={classes(
        'touch-target relative inline-flex size-10 shrink-0 items-center justify-center rounded-control text-ink-muted',
        'transition-colors hover:bg-sunken hover:text-ink md:size-9',
      )}
    >
      <Icon of={Bell} className="size-4.5" />
      {/* Hidden from screen readers, so that the title is the link's name: '9+' is not exact. */}
      <span
        aria-hidden
        className="absolute top-0.5 right-0 min-w-4 rounded-pill bg-error px-1 text-center text-xs font-semibold text-on-error tabular-nums"
      >
        {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
      </span>
    </Link>
  );
}

/** Pages whose main action is the purchase. */
const BUYING_PAGES = ['/', '/buy-number'];

export interface HeaderProps extends BalanceTextProps {
  /** Path of the current page; two pages need no 'Buy Number' here. */
  currentPath: string;
  /** True while the balance is loading. */
  refreshing: boolean;
  onRefresh: () => void;
  onSearch: () => void;
  /** Called when the pointer enters the search button: preload the palette. */
  onSearchPrefetch?: (() => void) | undefined;
  pendingCount: number;
  /** Owner of the account menu. */
  username: string;
  /** Version and date of the build. */
  release: string;
  onHelp: () => void;
  onSignOut: () => void;
  /** Toggle of the sidebar on narrow screens; provided by the shell. */
  menuButton?: ReactNode;
}

/**
 * Always visible (spec §2): search, balance with refresh, pending payments, account. 'Buy Number' where the
 * page has none. Once, in AppShell. Not for the actions of a page: use PageHeader. The balance is a polite
 * live region: 'Balance: $12.3450' is announced when it changes.
 */
export function Header({
  currentPath,
  refreshing,
  onRefresh,
  onSearch,
  onSearchPrefetch,
  pendingCount,
  username,
  release,
  onHelp,
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
          <UserMenu
            username={username}
            available={balance.balanceWide}
            release={release}
            onHelp={onHelp}
            onSignOut={onSignOut}
          />
        </div>
      </div>
    </header>
  );
}
