import { ChevronRight } from 'lucide';
import { useId } from 'react';

import { classes } from '../../primitives/classes';
import { clickableRow } from '../../primitives/clickable-row';
import { CountryFlag } from '../../primitives/country-flag';
import { Icon } from '../../primitives/icon';
import { IconButton } from '../../primitives/icon-button';
import { ServiceLogo } from '../../primitives/service-logo';
import { PhoneGroups } from '../../numbers/phone-groups';
import type { PurchaseActions, PurchaseItem } from './purchase-item';
import { ShortStatus } from './short-status';

export interface PurchaseCardsProps extends Pick<PurchaseActions, 'onDetails'> {
  /** In display order; grouped by day. */
  purchases: readonly PurchaseItem[];
}

/** The purchases as one list with a heading per day; the details show the full date. */
export function PurchaseCards({ purchases, onDetails }: PurchaseCardsProps) {
  return (
    <ul aria-label="Purchases">
      {purchases.map((purchase, place) => (
        <li key={purchase.id} className="border-t border-line first:border-t-0">
          {purchase.day !== purchases[place - 1]?.day && (
            <h2 className="px-3 pt-3 text-xs font-semibold text-ink-muted">{purchase.day}</h2>
          )}
          <PurchaseCard purchase={purchase} onDetails={onDetails} />
        </li>
      ))}
    </ul>
  );
}

/**
 * Two lines: name and price above number and status. Long texts take three: then the lines are `display: contents`, and
 * the surrounding grid places their texts.
 */
const LINES = 'grid grid-cols-[minmax(0,1fr)_auto_auto] items-baseline gap-x-2 @min-[12rem]:block';
const LINE = 'contents items-baseline gap-x-2 @min-[12rem]:grid';
const PLACE = {
  name: 'col-span-2 @min-[12rem]:col-auto',
  country: 'row-start-2 @min-[12rem]:row-auto',
  price: 'text-right',
  number: 'col-span-3 @min-[12rem]:col-auto',
  status: 'col-span-2 col-start-2 row-start-2 text-right @min-[12rem]:col-auto @min-[12rem]:row-auto',
} as const;
const ONE_LINE = 'truncate max-xs:wrap-anywhere max-xs:whitespace-normal';

function PurchaseCard({
  purchase,
  onDetails,
}: Omit<PurchaseCardsProps, 'purchases'> & { purchase: PurchaseItem }) {
  const { id, service, phoneGroups, country, countryCode, price, status, code } = purchase;
  const ids = useId();
  return (
    <div
      onClick={clickableRow(() => onDetails(id))}
      className="flex min-h-14 cursor-pointer items-center gap-3 py-1.5 pl-3 active:bg-sunken"
    >
      <ServiceLogo code={purchase.serviceCode} name={service} />
      <div className="@container min-w-0 flex-1 text-xs text-ink-muted tabular-nums">
        <div className={LINES}>
          <p className={classes(LINE, 'grid-cols-[minmax(0,max-content)_minmax(2rem,1fr)_auto]')}>
            {/* One line: the details show the full name. */}
            <bdi
              id={`${ids}-service`}
              className={classes(ONE_LINE, PLACE.name, 'text-sm font-semibold text-ink')}
            >
              {service}
            </bdi>
            <span className={classes(ONE_LINE, PLACE.country)}>
              <CountryFlag code={countryCode} /> <bdi className="sr-only">{country}</bdi>
            </span>
            <span className={classes(PLACE.price, 'font-medium text-ink')}>{price}</span>
          </p>
          <p className={classes(LINE, 'grid-cols-[minmax(0,1fr)_auto]')}>
            <span className={classes(PLACE.number, 'font-digits')}>
              <bdi id={`${ids}-phone`} className="wrap-anywhere">
                <PhoneGroups groups={phoneGroups} />
              </bdi>
              {code !== undefined && (
                // Below the number where both do not fit one line.
                <span className="@max-[15rem]:block">
                  <span className="@max-[15rem]:hidden">{' · '}</span>
                  <span className="sr-only">SMS Code </span>
                  <bdi className="font-semibold wrap-anywhere text-ink">{code}</bdi>
                </span>
              )}
            </span>
            <span className={PLACE.status}>
              <ShortStatus status={status} />
            </span>
          </p>
        </div>
      </div>
      {/* A touch target of thumb size that looks as narrow as its arrow. */}
      <span className="-ml-8 flex w-11 justify-end">
        <IconButton
          label="View Details"
          size="lg"
          describedBy={`${ids}-service ${ids}-phone`}
          onClick={() => onDetails(id)}
          icon={<Icon of={ChevronRight} className="ml-4 size-4" />}
        />
      </span>
    </div>
  );
}
