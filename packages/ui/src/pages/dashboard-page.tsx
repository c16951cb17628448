import { RefreshCw } from 'lucide';
import type { ReactNode } from 'react';

import { StatGrid, type Stat } from '../primitives/records/stat-grid';
import { useIsWide } from '../primitives/use-is-wide';
import { Banner } from '../primitives/feedback/banner';
import { Button } from '../primitives/buttons/button';
import { Card } from '../primitives/card';
import { Icon } from '../primitives/icon';
import { Link } from '../primitives/buttons/link';
import { PageHeader } from '../primitives/page-header';
import { ServiceLogo } from '../primitives/service-logo';
import { ActivityList, type ActivityListProps } from '../dashboard/activity-list';
import { BalanceCard, type AccountAmounts, type BalanceCardProps } from '../dashboard/balance-card';
import { FirstCode, type FirstCodeProps } from '../dashboard/first-code';
import { LiveNumbers, type LiveNumbersProps } from '../dashboard/live-numbers';
import { ServiceLinks, type ServiceLinksProps } from '../dashboard/service-links';

/** The static list of spec §2: services and a price of a number, in USD. */
const POPULAR_SERVICES = [
  ['wa', 'WhatsApp', '$0.15'],
  ['tg', 'Telegram', '$0.12'],
  ['ds', 'Discord', '$0.18'],
  ['ig', 'Instagram', '$0.20'],
] as const;

const ROW =
  'flex min-h-11 flex-wrap items-center justify-between gap-3 rounded-control px-2 hover:bg-sunken xs:flex-nowrap xl:min-h-12';

interface PopularServicesProps {
  /** Deep link to the wizard with the given service code selected. */
  pathOf: (service: string) => string;
}

/** Popular services; each links to the wizard. */
function PopularServices({ pathOf }: PopularServicesProps) {
  return (
    <Card className="flex flex-col gap-3 p-4">
      <h2 className="text-section text-ink-muted">Popular Services</h2>
      <ul className="-mx-2 flex flex-1 flex-col justify-around text-sm">
        {POPULAR_SERVICES.map(([code, name, price]) => (
          <li key={code}>
            <Link to={pathOf(code)} className={ROW}>
              <span className="flex items-center gap-3 text-name text-ink">
                <ServiceLogo code={code} name={name} />
                {name}
              </span>
              <span className="text-xs text-ink-subtle tabular-nums">{price}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm text-ink-muted">
        <span>Prices vary by country.</span>
        <Link to="/buy-number">View all services</Link>
      </p>
    </Card>
  );
}

type BuyBoxProps = ServiceLinksProps;

/**
 * Start of a purchase without active numbers: the wizard's search, and six services. As the first block of
 * the dashboard, without a live number.
 */
function BuyBox({ servicePath }: BuyBoxProps) {
  return (
    <div className="flex flex-1 flex-col justify-center gap-4 p-4 md:px-6">
      <h2 className="text-lg font-semibold text-ink">What do you need a code for?</h2>
      <ServiceLinks servicePath={servicePath} />
    </div>
  );
}

export interface DashboardPageProps {
  /** Maximum items of the recent activity, and the smallest deposit. */
  limits: ActivityListProps['limits'] & FirstCodeProps['limits'];
  /** First block of the page: active numbers, or the start of a purchase. */
  start: 'loading' | 'live' | 'buy' | 'first-code';
  /** Those with a code first. */
  liveNumbers: NonNullable<LiveNumbersProps['numbers']>;
  /** NumberLine.Life of the waiting number with this id. */
  renderLife: LiveNumbersProps['renderLife'];
  /** Called with the code. */
  onCopyCode: LiveNumbersProps['onCopy'];
  /** False when the account has no money: adding funds comes first. */
  hasFunds: boolean;
  /** Name of the service that a new account has looked for; undefined before. */
  firstService?: FirstCodeProps['service'];
  /** The number of a new account that waits for its SMS; undefined before. */
  firstNumber?: FirstCodeProps['number'];
  /** The practice number of a new account. */
  practice: FirstCodeProps['practice'];
  /** Six figures (spec §2). */
  stats: readonly Stat[];
  /** Newest first; undefined while loading. */
  activity: ActivityListProps['items'];
  /** Balance and totals, formatted. */
  account: AccountAmounts;
  /** Spending chart; rendered where there is room. */
  charts: ReactNode;
  /** Deep link to the wizard with the given service code selected. */
  servicePath: PopularServicesProps['pathOf'];
  /** Load error; earlier data stays visible. */
  error?: string | undefined;
  /** True while a manual refresh is in flight. Polling is not shown. */
  refreshing: boolean;
  /** Called when the user refreshes stats and activity. */
  onRefresh: () => void;
}

const COLUMNS = 'grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]';

/** The filled quick action: only in the states whose first block has no filled button. */
function primaryOf({ start, hasFunds, firstService }: DashboardPageProps): BalanceCardProps['primary'] {
  // The first step of a new account is a search, without a button.
  if (start !== 'buy' && !(start === 'first-code' && firstService === undefined)) return 'none';
  return hasFunds ? 'buy' : 'add-funds';
}

/**
 * The first page after sign-in (spec §2): live numbers first, balance with actions, six figures, spending,
 * recent activity. At /, as the first page of a session. A failed load is an alert: 'Error loading dashboard:
 * …'; earlier data stays.
 */
export function DashboardPage(props: DashboardPageProps) {
  const { limits, stats, activity, account, charts, servicePath, error, refreshing, onRefresh } = props;
  const hasRoom = useIsWide();
  // Without a purchase there is nothing to draw: the way to the first one takes the chart's place.
  const isEmpty = activity?.length === 0;
  const recentActivity = (
    <Card>
      <div className="flex min-h-13 flex-wrap items-center justify-between gap-3 border-b border-line px-4 xs:flex-nowrap">
        <h2 className="text-section text-ink-muted">Recent Activity</h2>
        <p className="text-sm">
          <Link to="/history">View all</Link>
        </p>
      </div>
      <ActivityList items={activity} limits={limits} />
    </Card>
  );
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Dashboard"
        actions={
          <Button
            variant="ghost"
            iconOnPhones
            busy={refreshing}
            onClick={onRefresh}
            icon={<Icon of={RefreshCw} className="size-4" />}
          >
            Refresh
          </Button>
        }
      />
      {error !== undefined && (
        <Banner tone="error" role="alert">
          {error}
        </Banner>
      )}
      <div className={COLUMNS}>
        {/* As high in every state, so that nothing below moves. */}
        <Card className="flex min-h-81 flex-col overflow-hidden max-[24rem]:min-h-96 md:min-h-65.5">
          <FirstBlock {...props} />
        </Card>
        <BalanceCard {...account} primary={primaryOf(props)} />
      </div>
      <StatGrid stats={stats} />
      <div className={hasRoom ? COLUMNS : undefined}>
        {hasRoom && (isEmpty ? recentActivity : charts)}
        <PopularServices pathOf={servicePath} />
      </div>
      {!(hasRoom && isEmpty) && recentActivity}
    </div>
  );
}

function FirstBlock({
  limits,
  start,
  firstService,
  firstNumber,
  practice,
  liveNumbers,
  renderLife,
  onCopyCode,
  hasFunds,
  servicePath,
}: DashboardPageProps) {
  switch (start) {
    case 'loading':
    case 'live':
      return (
        <LiveNumbers
          numbers={start === 'live' ? liveNumbers : undefined}
          renderLife={renderLife}
          onCopy={onCopyCode}
        />
      );
    case 'first-code':
      return (
        <FirstCode
          limits={limits}
          service={firstService}
          number={firstNumber}
          hasFunds={hasFunds}
          servicePath={servicePath}
          practice={practice}
        />
      );
    case 'buy':
      return <BuyBox servicePath={servicePath} />;
  }
}
