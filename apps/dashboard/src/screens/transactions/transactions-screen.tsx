import { $balanceError } from '@sms/domain/account/balance';
import {
  $depositCountdowns,
  $depositsPosition,
  $depositSummary,
  $depositViews,
  depositCountdownShown,
} from '@sms/domain/payments/deposits/deposit-view';
import {
  $depositFilters,
  depositFiltersChanged,
  depositsPageChosen,
} from '@sms/domain/payments/deposit-query';
import {
  $depositsError,
  $isDepositsLoading,
  depositsRefreshClicked,
  transactionsScreen,
} from '@sms/domain/payments/deposit-list';
import { $pendingCount } from '@sms/domain/payments/deposits/pending-deposits';
import { $verifyingCount } from '@sms/domain/payments/actions/payment-effects';
import { addFundsOpened } from '@sms/domain/payments/add-funds/add-funds-form';
import { cancelPaymentClicked } from '@sms/domain/payments/deposits/cancel-payment';
import { reopenCheckoutClicked } from '@sms/domain/payments/checkout/checkout';
import { verifyClicked } from '@sms/domain/payments/deposits/verify-payment';
import { readDepositStatus } from '@sms/domain/payments/deposit-state';
import { depositStatuses } from '@sms/domain/contracts/deposit';
import { Countdown } from '@sms/ui/numbers/countdown';
import { DEPOSIT_STATE } from '@sms/ui/payments/deposit-list/deposit-item';
import { TransactionsPage } from '@sms/ui/pages/transactions-page';
import { lazyDialog } from '@sms/ui/primitives/overlays/lazy-dialog';
import { lazyWithRetry } from '@sms/ui/primitives/overlays/lazy-with-retry';
import { Spinner } from '@sms/ui/primitives/feedback/spinner';
import { useStoreMap, useUnit } from 'effector-react';
import { Suspense, useLayoutEffect, useState } from 'react';
import { PageTitle } from '../../notifications/page-title';
import { useScreen } from '../../app/hooks/use-screen';
import { TickingText } from '../../app/ticking-text';
import { AddFundsDialog } from './add-funds-dialog';

const STATUSES = [
  { value: '', label: 'All' },
  ...depositStatuses.map((value) => ({ value, label: DEPOSIT_STATE[readDepositStatus(value)].label })),
];

const DepositDialog = lazyDialog(() => import('./deposit-dialog'));
const StatementSection = lazyWithRetry(() => import('./statement-section'));

/** Deposits and balance (spec §2). */
export default function TransactionsScreen() {
  const { summary, ...page } = useUnit({
    summary: $depositSummary,
    balanceError: $balanceError,
    deposits: $depositViews,
    position: $depositsPosition,
    filters: $depositFilters,
    error: $depositsError,
    isLoading: $isDepositsLoading,
    pending: $pendingCount,
    verifying: $verifyingCount,
    changeFilters: depositFiltersChanged,
    choosePage: depositsPageChosen,
    refresh: depositsRefreshClicked,
    verify: verifyClicked,
    reopen: reopenCheckoutClicked,
    cancel: cancelPaymentClicked,
    addFunds: addFundsOpened,
  });
  useScreen(transactionsScreen);
  const [detailsOf, setDetailsOf] = useState<string | null>(null);
  const detailed = page.deposits?.find(({ txRef }) => txRef === detailsOf);
  // Closes the dialog once its row is gone; otherwise it would reopen when the row comes back.
  if (detailsOf !== null && detailed === undefined) setDetailsOf(null);

  return (
    <>
      <PageTitle>SMS Verification Transactions</PageTitle>
      <TransactionsPage
        stats={[
          { label: 'Current Balance', value: summary.balance },
          { label: 'Total Deposited', value: summary.totalDeposited },
          { label: 'Pending Amount', value: summary.pendingAmount },
          { label: 'Success Rate', value: summary.successRate, hint: 'of deposits paid' },
        ]}
        balanceError={page.balanceError ?? undefined}
        monitor={{ pending: page.pending, verifying: page.verifying }}
        filters={{
          values: page.filters,
          statuses: STATUSES,
          onChange: page.changeFilters,
        }}
        refreshing={page.isLoading}
        onRefresh={() => page.refresh()}
        list={{
          deposits: page.deposits ?? undefined,
          filtered: Object.values(page.filters).some((value) => value !== ''),
          onVerify: page.verify,
          onReopen: page.reopen,
          onCancel: page.cancel,
          countdown: (txRef) => <DepositCountdown txRef={txRef} />,
          onDetails: setDetailsOf,
        }}
        position={page.position ?? undefined}
        onPage={page.choosePage}
        error={page.error ?? undefined}
        onAddFunds={() => page.addFunds()}
        statement={
          <Suspense
            fallback={
              <div className="p-5">
                <Spinner label="Loading..." />
              </div>
            }
          >
            <StatementSection />
          </Suspense>
        }
      >
        <AddFundsDialog />
        <Suspense>
          {detailed && <DepositDialog deposit={detailed} onClose={() => setDetailsOf(null)} />}
        </Suspense>
      </TransactionsPage>
    </>
  );
}

/** The countdown of an open payment. */
function DepositCountdown({ txRef }: { readonly txRef: string }) {
  const shown = useUnit(depositCountdownShown);
  useLayoutEffect(() => shown(), [shown]);
  const isOpen = useStoreMap({
    store: $depositCountdowns,
    keys: [txRef],
    fn: (countdowns, [wanted]) => countdowns.has(wanted),
  });
  return (
    isOpen && (
      <TickingText store={$depositCountdowns} id={txRef}>
        {(remaining) => (
          <>
            <Countdown remaining={remaining} />
            <span> left</span>
          </>
        )}
      </TickingText>
    )
  );
}
