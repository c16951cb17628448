import { ChevronRight, Repeat } from 'lucide';
import { useId, type ReactNode } from 'react';

import { classes } from '../../primitives/classes';
import { clickableRow } from '../../primitives/clickable-row';
import { CopyButton } from '../../primitives/copy-button';
import { CountryFlag } from '../../primitives/country-flag';
import { Icon } from '../../primitives/icon';
import { IconButton } from '../../primitives/icon-button';
import { Link } from '../../primitives/link';
import { ServiceLogo } from '../../primitives/service-logo';
import { PhoneGroups } from '../../numbers/phone-groups';
import { ColumnHeader, type PurchaseSort } from './column-header';
import type { PurchaseActions, PurchaseColumn, PurchaseItem } from './purchase-item';
import { ShortStatus } from './short-status';

export interface PurchaseTableProps extends PurchaseActions {
  /** In display order. */
  purchases: readonly PurchaseItem[];
  /** Current order. */
  order: PurchaseSort;
  /** Called when the user clicks a column header; another click reverses the order. */
  onSort: (column: PurchaseColumn) => void;
  /** True when there are other pages: notes that sorting covers only this one. */
  hasOtherPages: boolean;
}

/** A column after one that ends at the right is kept apart from it. */
const AFTER_FIGURE = 'pl-4 @min-[60rem]:pl-7';

/**
 * Fixed widths prevent a layout shift when the names of services and countries load after their rows. All eight columns
 * are visible from 768 px, or from 1024 px with the sidebar. The widths follow the table's parent, not the window;
 * the service takes the rest, at least 160 px from 960 on. A phone number of 13 digits and a code of 10 fit on one line.
 */
const COLUMNS: readonly { label: string; column?: PurchaseColumn; width?: string; isRight?: true }[] = [
  { label: 'Service', column: 'service' },
  { label: 'Phone Number', column: 'phone', width: 'w-34 @min-[60rem]:w-38' },
  { label: 'Country', column: 'country', width: 'w-12 @min-[60rem]:w-38' },
  { label: 'Price', column: 'price', width: 'w-16 @min-[60rem]:w-20', isRight: true },
  { label: 'Status', column: 'status', width: `w-27 @min-[60rem]:w-32 ${AFTER_FIGURE}` },
  { label: 'SMS Code', column: 'code', width: 'w-22 @min-[60rem]:w-26' },
  { label: 'Date', column: 'date', width: 'w-20 @min-[60rem]:w-26 @min-[68rem]:w-40' },
  { label: 'Actions', width: 'w-11 @min-[60rem]:w-20', isRight: true },
];

const gap = 'px-1 first:pl-3 last:pr-3 @min-[60rem]:px-3 @min-[60rem]:first:pl-5 @min-[60rem]:last:pr-4';

/** One line: a code or a number that breaks is unreadable. */
const cell = `${gap} whitespace-nowrap`;

/**
 * The purchases in the columns of spec §2. In order of date, the first of a day has the day as its heading. Where it is
 * above the time every row has it, so that all are equally high.
 */
export function PurchaseTable({ purchases, order, onSort, hasOtherPages, ...actions }: PurchaseTableProps) {
  const hasDays = order.column === 'date';
  return (
    // With a large font the table scrolls horizontally in this box; the buttons inside make it scrollable by
    // keyboard.
    <div className="@container overflow-x-auto">
      <table
        aria-label="Purchases"
        className="w-full min-w-[43rem] table-fixed text-left text-table text-ink tabular-nums"
      >
        {hasOtherPages && (
          <caption className="caption-bottom border-t border-line px-4 py-2 text-left text-xs text-ink-muted @min-[60rem]:px-5">
            Sorting applies to the {purchases.length} purchases on this page.
          </caption>
        )}
        <thead className="border-b border-line text-ink-muted">
          <tr>
            {COLUMNS.map(({ label, column, width, isRight }) => (
              <ColumnHeader
                key={label}
                label={label}
                column={column}
                order={order}
                onSort={onSort}
                className={classes(gap, width, isRight && 'text-right')}
              />
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {purchases.map((purchase, place) => {
            const isFirstOfDay = hasDays && purchase.day !== purchases[place - 1]?.day;
            return (
              <PurchaseRow
                key={purchase.id}
                purchase={purchase}
                hasDay={hasDays}
                isFirstOfDay={isFirstOfDay}
                {...actions}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface PurchaseRowProps extends PurchaseActions {
  purchase: PurchaseItem;
  /** True in order of date: the day is apart from the time. */
  hasDay: boolean;
  /** True for the first row of its day, whose day is a heading. */
  isFirstOfDay: boolean;
}

function PurchaseRow({ purchase, hasDay, isFirstOfDay, copied, onCopy, onDetails }: PurchaseRowProps) {
  const { id, service, phoneGroups, country, price, status, code } = purchase;
  const ids = useId();
  const names = `${ids}-service ${ids}-phone`;
  const isCopied = (what: 'phone' | 'code') => copied?.id === id && copied.what === what;
  const Day = isFirstOfDay ? 'h2' : 'span';
  return (
    // No transition: during scrolling, all rows under the pointer would fade at the same time.
    <tr
      onClick={clickableRow(() => onDetails(id))}
      className="group/row h-11 cursor-pointer hover:bg-sunken/60"
    >
      <th scope="row" id={`${ids}-service`} className={`${gap} font-medium`}>
        <span className="flex items-center gap-1.5 @min-[60rem]:gap-2">
          <ServiceLogo code={purchase.serviceCode} name={service} size="sm" />
          {/* Two lines fit the row's height. */}
          <bdi title={service} className="line-clamp-2 min-w-0 leading-4 wrap-anywhere">
            {service}
          </bdi>
        </span>
      </th>
      <td className={`${cell} font-digits`}>
        <Copyable
          label={`Copy phone number ${phoneGroups.join('')}`}
          copied={isCopied('phone')}
          onCopy={() => onCopy({ id, what: 'phone' })}
        >
          <bdi id={`${ids}-phone`}>
            <PhoneGroups groups={phoneGroups} />
          </bdi>
        </Copyable>
      </td>
      <td className={gap}>
        <span title={country} className="flex items-center gap-2">
          <CountryFlag code={purchase.countryCode} />
          <bdi className="truncate @max-[60rem]:sr-only">{country}</bdi>
        </span>
      </td>
      <td className={`${cell} text-right`}>{price}</td>
      <td className={`${cell} ${AFTER_FIGURE}`}>
        <ShortStatus status={status} />
      </td>
      <td className={`${cell} font-digits`}>
        {code === undefined ? (
          <span className="text-ink-subtle">—</span>
        ) : (
          <Copyable
            label={`Copy SMS code ${code} of ${service}`}
            copied={isCopied('code')}
            onCopy={() => onCopy({ id, what: 'code' })}
          >
            <bdi className="font-semibold">{code}</bdi>
          </Copyable>
        )}
      </td>
      <td title={purchase.date} className={`${cell} text-xs text-ink-muted`}>
        {hasDay ? (
          <span className="flex flex-col @min-[68rem]:flex-row">
            <Day className={classes('@min-[68rem]:w-20', isFirstOfDay && 'text-ink')}>
              {purchase.shortDay}
            </Day>
            <span>{purchase.time}</span>
          </span>
        ) : (
          purchase.dateOnly
        )}
      </td>
      <td className={gap}>
        <span className="flex items-center justify-end @5xl:gap-1">
          {/*
           * Quiet until its row is hovered or it has focus. Touch screens cannot hover; there the details have it. In a
           * narrow table it covers the end of the date; the names need the room.
           */}
          {purchase.buyAgainHref !== undefined && (
            <Link
              to={purchase.buyAgainHref}
              title="Buy again"
              aria-describedby={names}
              className="pointer-events-none inline-flex h-7 min-w-7 items-center justify-center rounded-control px-1.5 font-medium whitespace-nowrap text-accent opacity-0 @max-[60rem]:bg-surface group-hover/row:pointer-events-auto group-hover/row:opacity-100 hover:bg-accent-soft focus-visible:pointer-events-auto focus-visible:opacity-100"
            >
              <Icon of={Repeat} className="size-4" />
              <span className="sr-only">Buy again</span>
            </Link>
          )}
          <IconButton
            label="View Details"
            size="sm"
            describedBy={names}
            onClick={() => onDetails(id)}
            icon={<Icon of={ChevronRight} className="size-4" />}
          />
        </span>
      </td>
    </tr>
  );
}

interface CopyableProps {
  label: string;
  copied: boolean;
  onCopy: () => void;
  children: ReactNode;
}

/**
 * A text with a copy button, visible while its row is hovered or the button has focus. Touch screens cannot hover;
 * there the details have the button.
 */
function Copyable({ children, ...button }: CopyableProps) {
  return (
    <span className="relative">
      {children}
      {/* In the gap before the next column, which leaves no room for it. */}
      <span className="pointer-events-none absolute top-1/2 left-full ml-0.5 -translate-y-1/2 rounded-control bg-surface opacity-0 group-hover/row:pointer-events-auto group-hover/row:opacity-100 has-focus-visible:pointer-events-auto has-focus-visible:opacity-100">
        <CopyButton size="sm" {...button} />
      </span>
    </span>
  );
}
