import type { ReactNode } from 'react';

import { CopyButton } from '../../primitives/buttons/copy-button';
import { CountryFlag } from '../../primitives/country-flag';
import type { RecordColumn, RecordMoment } from '../../primitives/records/record-table/record';
import { ServiceLogo } from '../../primitives/service-logo';
import { State } from '../../numbers/number-line/state';
import type { NumberDisplayStatus } from '../../numbers/number-status';
import { PhoneGroups } from '../../numbers/phone-groups';

/** One purchase of the history, formatted for display. */
export interface PurchaseItem {
  id: string;
  /** Name, or the code while the name is unknown. */
  service: string;
  /** Provider code of the service, for its logo. */
  serviceCode: string;
  /** Displayed groups of the phone number; joined, they are the number. */
  phoneGroups: readonly string[];
  /** Name, or the code while the name is unknown. */
  country: string;
  /** Provider code of the country, for its flag. */
  countryCode: string;
  /** Formatted USD with 4 decimals. */
  price: string;
  /** An unknown status is passed as 'waiting' (spec §4). */
  status: NumberDisplayStatus;
  /** Code of the newest SMS. */
  code?: string | undefined;
  /** Text of the newest SMS; undefined where there is none, or it is not kept. */
  text?: string | undefined;
  /** When it was bought. */
  when: RecordMoment;
  /** Deep link that repeats the purchase; undefined while the number waits. */
  buyAgainHref?: string | undefined;
}

/** The copied value and its purchase. */
export interface PurchaseCopy {
  id: string;
  what: 'phone' | 'code';
}

export type PurchaseColumn = 'service' | 'phone' | 'country' | 'price' | 'status' | 'code' | 'date';

export interface PurchaseCopying {
  onCopy: (what: PurchaseCopy) => void;
  /** The value just copied: its button shows a tick. */
  copied?: PurchaseCopy | undefined;
}

/**
 * The columns of spec §2. Fixed widths prevent a layout shift when the names of services and countries load
 * after their rows. All are visible from 768 px, or from 1024 px with the sidebar; a phone number of 13
 * digits and a code of 10 fit on one line.
 */
export const purchaseColumns = ({
  copied,
  onCopy,
}: PurchaseCopying): readonly RecordColumn<PurchaseItem, PurchaseColumn>[] => {
  const copy = (id: string, what: PurchaseCopy['what']) => ({
    copied: copied?.id === id && copied.what === what,
    onCopy: () => onCopy({ id, what }),
  });
  return [
    {
      id: 'service',
      label: 'Service',
      sortKey: 'service',
      cell: ({ service, serviceCode }) => (
        <span className="flex items-center gap-1.5 font-medium @min-[60rem]:gap-2">
          <ServiceLogo code={serviceCode} name={service} size="sm" />
          {/* Two lines fit the row's height. */}
          <bdi title={service} className="line-clamp-2 min-w-0 leading-4 wrap-anywhere whitespace-normal">
            {service}
          </bdi>
        </span>
      ),
      phone: 'name',
      phoneCell: ({ service }) => <bdi className="block wrap-anywhere">{service}</bdi>,
    },
    {
      id: 'phone',
      label: 'Phone Number',
      width: 'w-34 @min-[60rem]:w-37',
      sortKey: 'phone',
      cell: ({ id, phoneGroups }) => (
        <Copyable label={`Copy phone number ${phoneGroups.join('')}`} {...copy(id, 'phone')}>
          <PhoneGroups groups={phoneGroups} />
        </Copyable>
      ),
      phone: 'line',
      phoneCell: ({ phoneGroups }) => (
        <bdi className="font-digits wrap-anywhere">
          <PhoneGroups groups={phoneGroups} />
        </bdi>
      ),
    },
    {
      id: 'country',
      label: 'Country',
      // Narrower where the name of a service would break: in a window of 1280 px with a scrollbar.
      width: 'w-12 @min-[60rem]:w-34 @min-[60.5rem]:w-38 @min-[68rem]:w-44',
      sortKey: 'country',
      cell: ({ country, countryCode }) => (
        <span title={country} className="flex items-center gap-2">
          <CountryFlag code={countryCode} />
          <bdi className="sr-only @min-[60rem]:not-sr-only @min-[60rem]:truncate">{country}</bdi>
        </span>
      ),
      phone: 'name',
      phoneCell: ({ country, countryCode }) => (
        <>
          <CountryFlag code={countryCode} /> <bdi className="sr-only">{country}</bdi>
        </>
      ),
    },
    {
      id: 'price',
      label: 'Price',
      width: 'w-16 @min-[60rem]:w-20',
      align: 'end',
      sortKey: 'price',
      cell: ({ price }) => price,
      phone: 'figure',
    },
    {
      id: 'status',
      label: 'Status',
      width: 'w-30 @min-[60rem]:w-42',
      sortKey: 'status',
      cell: ({ status }) => <State status={status} />,
      phone: 'end',
    },
    {
      id: 'code',
      label: 'SMS Code',
      width: 'w-22 @min-[60rem]:w-24',
      sortKey: 'code',
      cell: ({ id, service, code }) =>
        code === undefined ? (
          <span className="text-ink-subtle">—</span>
        ) : (
          <Copyable label={`Copy SMS code ${code} of ${service}`} {...copy(id, 'code')}>
            <span className="font-semibold">{code}</span>
          </Copyable>
        ),
      phone: 'line',
      phoneCell: ({ code }) =>
        code !== undefined && (
          <>
            <span className="sr-only">SMS Code </span>
            <bdi className="font-digits font-semibold wrap-anywhere text-ink">{code}</bdi>
          </>
        ),
    },
    {
      id: 'date',
      label: 'Date',
      // Next to the code: the room that a time without its day leaves is at the end.
      width: 'w-20 @min-[60rem]:w-36',
      sortKey: 'date',
      cell: (_, { date }) => date,
    },
    // The room of 'View Details', which RecordColumns draws in the last column.
    { id: 'actions', label: 'Actions', isLabelHeard: true, width: 'w-11', align: 'end', cell: () => null },
  ];
};

interface CopyableProps {
  label: string;
  copied: boolean;
  onCopy: () => void;
  children: ReactNode;
}

/**
 * A text with a copy button, visible while its row is hovered or it has focus; touch screens have it in the
 * details.
 */
function Copyable({ children, ...button }: CopyableProps) {
  return (
    <span className="relative font-digits">
      <bdi>{children}</bdi>
      {/* In the gap before the next column, which leaves no room for it. */}
      <span className="row-hover absolute top-1/2 left-full ml-0.5 -translate-y-1/2 rounded-control bg-surface">
        <CopyButton size="sm" {...button} />
      </span>
    </span>
  );
}
