import { formatUsd } from '@sms/domain/lib/format/money';
import { $accountTotals, $balanceError, $balance } from '@sms/domain/account/balance';
import { $depositsNow, $depositsReadAt } from '@sms/domain/payments/deposits/deposits-clock';
import {
  depositCountdown,
  depositsPosition,
  depositSummary,
  depositViews,
  knownDeposits,
} from '@sms/domain/payments/deposits/deposit-view';
import {
  $depositQuery,
  depositFiltersChanged,
  depositsPageChosen,
  isNewest,
} from '@sms/domain/payments/deposit-query';
import {
  $depositsError,
  $depositsPage,
  $isDepositsLoading,
  depositsRequested,
  transactionsScreen,
} from '@sms/domain/payments/deposit-list';
import { addFundsOpened } from '@sms/domain/payments/add-funds/add-funds-dialog';
import { paymentOf, pendingCount, verifyingCount } from '@sms/domain/payments/payment-state';
import { $payments } from '@sms/domain/payments/payments';
import { readDepositStatus } from '@sms/domain/payments/deposit-state';
import { depositStatuses } from '@sms/domain/contracts/deposit';
import { Countdown } from '@sms/ui/numbers/countdown';
import { AddFundsButton } from '@sms/ui/payments/add-funds-button';
import { DepositFilters } from '@sms/ui/payments/deposit-filters';
import { DepositList, type DepositListProps } from '@sms/ui/payments/deposit-list';
import { DEPOSIT_STATE } from '@sms/ui/payments/deposit-list/deposit-item';
import { PaymentMonitor, PendingPayment, type PendingPaymentProps } from '@sms/ui/payments/payment-monitor';
import { TransactionsPage, type TransactionsPageProps } from '@sms/ui/pages/transactions-page';
import { RefreshButton } from '@sms/ui/primitives/buttons/refresh-button';
import { Segment } from '@sms/ui/primitives/forms/segment';
import { LoadError } from '@sms/ui/primitives/feedback/load-error';
import { lazyDialog } from '@sms/ui/primitives/overlays/lazy-dialog';
import { lazyWithRetry } from '@sms/ui/primitives/overlays/lazy-with-retry';
import { PagedList } from '@sms/ui/primitives/records/paged-list';
import { StatGrid } from '@sms/ui/primitives/records/stat-grid';
import { Spinner } from '@sms/ui/primitives/feedback/spinner';
import { useStoreMap, useUnit } from 'effector-react';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../notifications/page-title';
import { openScreen, useScreen } from '../../app/hooks/use-screen';
import { AddFundsDialog } from '../../payments/add-funds-dialog';
import { useDepositsClock } from '../../payments/use-deposits-clock';
import { DepositButtonsScreen, useDepositActs } from './deposit-buttons-screen';

type View = TransactionsPageProps['view'];

const VIEWS = [
  { value: 'payments', label: 'Payments' },
  { value: 'statement', label: 'Statement' },
] as const;

const STATUSES = [
  { value: '', label: 'All' },
  ...depositStatuses.map((value) => ({ value, label: DEPOSIT_STATE[readDepositStatus(value)].label })),
];

const DepositDialog = lazyDialog(() => import('./deposit-dialog'));
const StatementSection = lazyWithRetry(() => import('./statement-section'));

/** See `ScreenModule` of the router. */
export const open = openScreen(transactionsScreen);

/** Deposits and balance (spec §2). */
export default function TransactionsScreen() {
  const [fields, setFields] = useSearchParams();
  const view: View = fields.get('view') === 'statement' ? 'statement' : 'payments';
  const setView = (next: View) =>
    setFields(next === 'payments' ? {} : { view: next }, { preventScrollReset: true });
  const { listed, payments, now, error, balanceError } = useUnit({
    listed: $depositsPage,
    payments: $payments,
    now: $depositsReadAt,
    error: $depositsError,
    balanceError: $balanceError,
  });
  useScreen(transactionsScreen);
  useDepositsClock();
  const deposits = depositViews(listed, payments, now);
  const [detailsOf, setDetailsOf] = useState<string | null>(null);
  const detailed = deposits?.find(({ txRef }) => txRef === detailsOf);
  // Closes the dialog once its row is gone; otherwise it would reopen when the row comes back.
  if (detailsOf !== null && detailed === undefined) setDetailsOf(null);

  return (
    <>
      <PageTitle>SMS Verification Transactions</PageTitle>
      <TransactionsPage
        actions={<Actions deposits={deposits} />}
        figures={<Figures />}
        balanceError={balanceError ?? undefined}
        view={view}
        filters={<Filters view={view} onView={setView} />}
        isLoading={deposits === undefined && error === null}
      >
        {view === 'payments' ? (
          <Payments deposits={deposits} onDetails={setDetailsOf} />
        ) : (
          <Suspense
            fallback={
              <div className="px-card py-5">
                <Spinner label="Loading..." />
              </div>
            }
          >
            <StatementSection />
          </Suspense>
        )}
      </TransactionsPage>
      <AddFundsDialog />
      <Suspense>
        {detailed && <DepositDialog deposit={detailed} onClose={() => setDetailsOf(null)} />}
      </Suspense>
    </>
  );
}

function Actions({ deposits }: Pick<DepositListProps, 'deposits'>) {
  const { isLoading, refresh, addFunds } = useUnit({
    isLoading: $isDepositsLoading,
    refresh: depositsRequested,
    addFunds: addFundsOpened,
  });
  const isFilledBelow = deposits?.length === 0 || deposits?.some(({ state }) => state === 'pending') === true;
  return (
    <>
      <RefreshButton busy={isLoading} onClick={() => refresh()} />
      <AddFundsButton isFilled={!isFilledBelow} onClick={() => addFunds()} />
    </>
  );
}

function Figures() {
  const { balance, totals } = useUnit({ balance: $balance, totals: $accountTotals });
  const summary = depositSummary(totals);
  return (
    <StatGrid
      columns={4}
      stats={[
        { label: 'Current Balance', value: formatUsd(balance) },
        { label: 'Total Deposited', value: summary.totalDeposited },
        { label: 'Pending Amount', value: summary.pendingAmount },
        { label: 'Success Rate', value: summary.successRate, hint: 'of deposits paid' },
      ]}
    />
  );
}

function Filters({ view, onView }: { readonly view: View; readonly onView: (view: View) => void }) {
  const { filters, change } = useUnit({ filters: $depositQuery, change: depositFiltersChanged });
  return (
    <DepositFilters
      values={filters}
      statuses={STATUSES}
      onChange={change}
      start={<Segment label="View" value={view} options={VIEWS} onChange={onView} />}
      isOff={view !== 'payments'}
    />
  );
}

/** The deposits of the page, below those that wait for their money. */
function Payments({ deposits, onDetails }: Pick<DepositListProps, 'deposits' | 'onDetails'>) {
  const { listed, payments, filters, error, isLoading, refresh, choosePage, addFunds } = useUnit({
    listed: $depositsPage,
    payments: $payments,
    filters: $depositQuery,
    error: $depositsError,
    isLoading: $isDepositsLoading,
    refresh: depositsRequested,
    choosePage: depositsPageChosen,
    addFunds: addFundsOpened,
  });
  const isFiltered = !isNewest({ ...filters, page: 1 });
  const known = knownDeposits(listed, payments, isFiltered);
  const isUnknown = known === null;
  const position = depositsPosition(known);
  const pending = deposits?.filter(({ state }) => state === 'pending') ?? [];
  return (
    <PagedList
      label="Payments"
      busy={isLoading}
      position={position?.text}
      pager={position && position.totalPages > 1 ? { ...position, onPage: choosePage } : undefined}
      error={
        error === null ? undefined : (
          <LoadError
            title={isUnknown ? "Couldn't load your payments" : 'Showing the last payments we loaded'}
            busy={isLoading}
            onTryAgain={() => refresh()}
          >
            {error}
          </LoadError>
        )
      }
    >
      <PaymentMonitor pending={pendingCount(payments)} verifying={verifyingCount(payments)}>
        {pending.length > 0
          ? pending.map((deposit, place) => (
              <Pending key={deposit.txRef} deposit={deposit} isMain={place === 0} />
            ))
          : undefined}
      </PaymentMonitor>
      {(error === null || !isUnknown) && (
        <DepositList
          deposits={isUnknown ? undefined : deposits}
          filtered={isFiltered}
          renderButtons={(deposit, nameId) => <DepositButtonsScreen deposit={deposit} describedBy={nameId} />}
          onDetails={onDetails}
          onAddFunds={() => addFunds()}
        />
      )}
    </PagedList>
  );
}

function Pending(props: Pick<PendingPaymentProps, 'deposit' | 'isMain'>) {
  const { txRef } = props.deposit;
  return (
    <PendingPayment {...props} countdown={<DepositCountdown txRef={txRef} />} {...useDepositActs(txRef)} />
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
