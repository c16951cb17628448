import { $balance, $balanceError, $isBalanceLoading } from '@sms/domain/account/balance';
import { formatUsd } from '@sms/domain/lib/format/money';
import { SHORT_DECIMALS } from '@sms/domain/limits/spec';
import { pendingCount } from '@sms/domain/payments/payment-state';
import { $payments } from '@sms/domain/payments/payments';
import { $user } from '@sms/domain/api/session/current-user';
import { accountRefreshClicked } from '@sms/domain/workspace/workspace-opened';
import { signOutClicked } from '@sms/domain/session/session';
import { Header } from '@sms/ui/shell/header';
import { useStoreMap, useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { preloadSearch } from './workspace-dialogs';

export interface WorkspaceHeaderProps {
  readonly menuButton: ReactNode;
  readonly onSearch: () => void;
  readonly onHelp: () => void;
}

/** Search, balance, refresh and account (spec §2). */
export function WorkspaceHeader({ menuButton, onSearch, onHelp }: WorkspaceHeaderProps) {
  const account = useUnit({
    user: $user,
    balance: $balance,
    error: $balanceError,
    isLoading: $isBalanceLoading,
    refresh: accountRefreshClicked,
    signOut: signOutClicked,
  });
  const pending = useStoreMap($payments, pendingCount);
  const { pathname } = useLocation();
  const isKnown = account.balance !== null;
  return (
    <Header
      menuButton={menuButton}
      currentPath={pathname}
      username={account.user?.username ?? ''}
      balanceWide={isKnown ? formatUsd(account.balance) : undefined}
      balanceNarrow={isKnown ? formatUsd(account.balance, SHORT_DECIMALS) : undefined}
      balanceError={account.error ?? undefined}
      refreshing={account.isLoading}
      pendingCount={pending}
      onRefresh={() => account.refresh()}
      onSearch={onSearch}
      onHelp={onHelp}
      release={`v${__APP_VERSION__} · ${__BUILD_DATE__}`}
      onSearchPrefetch={preloadSearch}
      onSignOut={() => account.signOut()}
    />
  );
}
