import { formatUsd } from '@sms/domain/lib/format/money';
import { $accountTotals, $balanceError, $balance } from '@sms/domain/account/balance';
import { $depositsNow, $depositsReadAt } from '@sms/domain/payments/deposits/deposits-clock';
import {
  depositCountdown,
  depositsPosition,
  depositSummary,
  depositViews,
} from '@sms/domain/payments/deposits/deposit-view';
import {
  $depositFilters,
  depositFiltersChanged,
  depositsPageChosen,
} from '@sms/domain/payments/deposit-query';
import {
  $depositsError,
  $depositsPage,
  $isDepositsLoading,
  depositsRefreshClicked,
  transactionsScreen,
} from '@sms/domain/payments/deposit-list';
import { addFundsOpened } from '@sms/domain/payments/add-funds/add-funds-dialog';
import { paymentOf, pendingCount, verifyingCount } from '@sms/domain/payments/payment-state';
import { $payments, paymentActed, reopenCheckoutClicked } from '@sms/domain/payments/payments';
import { readDepositStatus } from '@sms/domain/payments/deposit-state';
import { depositStatuses } from '@sms/domain/contracts/deposit';
import { Countdown } from '@sms/ui/numbers/countdown';
import { DEPOSIT_STATE } from '@sms/ui/payments/deposit-list/deposit-item';
import { TransactionsPage } from '@sms/ui/pages/transactions-page';
import { lazyDialog } from '@sms/ui/primitives/overlays/lazy-dialog';
import { lazyWithRetry } from '@sms/ui/primitives/overlays/lazy-with-retry';
import { Spinner } from '@sms/ui/primitives/feedback/spinner';
import { useStoreMap, useUnit } from 'effector-react';
import { Suspense, useState } from 'react';
import { PageTitle } from '../../notifications/page-title';
import { useScreen } from '../../app/hooks/use-screen';
import { useDepositsClock } from '../../payments/use-deposits-clock';
import { AddFundsDialog } from './add-funds-dialog';

const STATUSES = [
  { value: '', label: 'All' },
  ...depositStatuses.map((value) => ({ value, label: DEPOSIT_STATE[readDepositStatus(value)].label })),
];

const DepositDialog = lazyDialog(() => import('./deposit-dialog'));
const StatementSection = lazyWithRetry(() => import('./statement-section'));

/** Deposits and balance (spec §2). */
export default function TransactionsScreen() {
  const { payments, act, ...page } = useUnit({
    balance: $balance,
    totals: $accountTotals,
    balanceError: $balanceError,
    listed: $depositsPage,
    payments: $payments,
    now: $depositsReadAt,
    filters: $depositFilters,
    error: $depositsError,
    isLoading: $isDepositsLoading,
    changeFilters: depositFiltersChanged,
    choosePage: depositsPageChosen,
    refresh: depositsRefreshClicked,
    act: paymentActed,
    reopen: reopenCheckoutClicked,
    addFunds: addFundsOpened,
  });
  useScreen(transactionsScreen);
  useDepositsClock();
  const summary = depositSummary(page.totals);
  const deposits = depositViews(page.listed, payments, page.now);
  const [detailsOf, setDetailsOf] = useState<string | null>(null);
  const detailed = deposits?.find(({ txRef }) => txRef === detailsOf);
  // Closes the dialog once its row is gone; otherwise it would reopen when the row comes back.
  if (detailsOf !== null && detailed === undefined) setDetailsOf(null);

  return (
    <>
      <PageTitle>SMS Verification Transactions</PageTitle>
      <TransactionsPage
        stats={[
          { label: 'Current Balance', value: formatUsd(page.balance) },
          { label: 'Total Deposited', value: summary.totalDeposited },
          { label: 'Pending Amount', value: summary.pendingAmount },
          { label: 'Success Rate', value: summary.successRate, hint: 'of deposits paid' },
        ]}
        balanceError={page.balanceError ?? undefined}
        filters={{
          values: page.filters,
          statuses: STATUSES,
          onChange: page.changeFilters,
        }}
        refreshing={page.isLoading}
        onRefresh={() => page.refresh()}
        list={{
          deposits,
          filtered: Object.values(page.filters).some((value) => value !== ''),
          onVerify: (txRef) => act({ kind: 'verify-clicked', txRef }),
          onReopen: page.reopen,
          onCancel: (txRef) => act({ kind: 'cancel-clicked', txRef }),
          monitor: {
            pending: pendingCount(payments),
            verifying: verifyingCount(payments),
            countdown: (txRef) => <DepositCountdown txRef={txRef} />,
          },
          onDetails: setDetailsOf,
        }}
        position={depositsPosition(page.listed) ?? undefined}
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
  const deposit = useStoreMap({
    store: $payments,
    keys: [txRef],
    fn: (payments, [wanted]) => paymentOf(payments, wanted).deposit,
  });
  const remaining = useStoreMap({
    store: $depositsNow,
    keys: [deposit],
    fn: (now, [counted]) => depositCountdown(counted, now),
  });
  return (
    remaining !== null && (
      <>
        <Countdown remaining={remaining} />
        <span> left</span>
      </>
    )
  );
}
