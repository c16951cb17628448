import { searchText } from '../../lib/format/search-text';
import { combine, createEvent, createStore, sample } from 'effector';
import { numberStatuses, type PurchasedNumber } from '../../contracts/number';
import { pageVisibilityChanged } from '../../lib/page';
import { serverTimeAt } from '../../lib/time/clock';
import { createTimer } from '../../lib/time/create-timer';
import { countryLabel, serviceLabel } from '../../catalogue/search/catalogue-names';
import { $countries, $countryNames, $serviceNames, $services } from '../../catalogue/lists/catalogue-lists';
import { LANGUAGE } from '../../lib/format/language';
import { listedMoment, localDay, msToNextDay } from '../../lib/format/local-day';
import { formatPhoneNumber } from '../../numbers/copying/copyable-text';
import { phoneGroups, type PhoneFormat } from '../../numbers/copying/phone-format';
import { NUMBER_STATUS_LABELS, shownNumberStatus, type NumberStatus } from '../../numbers/list/number-status';
import { createNumberCopying } from '../../numbers/copying/copy-numbers';
import { formatUsd } from '../../lib/format/money';
import { pageRangeText } from '../../lib/format/page-range';
import type { HistoryFilterName } from './history-query';
import { sortHistory, toggleSort, type HistoryOrder } from './sort-history';
import { $preferences } from '../../account/preferences';
import { $historyPage, $historyQuery, $loadedSearch } from './history-list';

/**
 * True if a purchase may match a search of the history: each word is in one of its texts. Lenient on purpose,
 * because it decides whether the user reads that the server ignored the search.
 */
export const matchesSearch = (
  { number: { id, ...fields }, service, country }: Omit<Row, 'status'>,
  search: string,
): boolean => {
  const texts = [service, country, ...Object.values(fields)].filter((field) => typeof field === 'string');
  const text = searchText(texts.join('\n'));
  return searchText(search)
    .split(/[^\p{L}\p{N}]+/u)
    .every((word) => text.includes(word));
};

export const historyCopyClicked = createNumberCopying($historyPage.map((page) => page && page.numbers));

interface Row {
  readonly number: PurchasedNumber;
  readonly service: string;
  readonly country: string;
  readonly status: NumberStatus;
}

interface FilterOption {
  readonly value: string;
  readonly label: string;
}

/** A column that sorts the history (spec §2); 'Actions' does not. */
type HistoryColumn = keyof ReturnType<typeof keysOf>;

export const historyColumnChosen = createEvent<HistoryColumn>();

/** Sort order of the page, at first the server's (spec §7). Not in the address: it makes no call. */
export const $historyOrder = createStore<HistoryOrder<HistoryColumn>>({
  column: 'date',
  direction: 'descending',
}).on(historyColumnChosen, toggleSort);

const dayEnded = createEvent();

/** Server time of the last check of the list, ms since 1970: decides what has expired or is of today. */
export const $historyReadAt = createStore(0).on(
  serverTimeAt([$historyPage, dayEnded, pageVisibilityChanged]),
  (_, now) => now,
);

sample({ clock: $historyReadAt, fn: msToNextDay, target: createTimer(dayEnded) });

/** The numbers of the page with their names, in the order of the table; null until they are known. */
const $rows = combine(
  {
    page: $historyPage,
    services: $serviceNames,
    countries: $countryNames,
    now: $historyReadAt,
    order: $historyOrder,
  },
  ({ page, services, countries, now, order }) => {
    if (page === null) return null;
    const rows = page.numbers.map((number) => ({
      number,
      service: serviceLabel(number, services),
      country: countryLabel(number.countryCode, countries),
      status: shownNumberStatus(number, now),
    }));
    return sortHistory(rows, keysOf, order);
  },
);

export const $orderedNumbers = $rows.map((rows) => rows && rows.map(({ number }) => number));

/** True when rows without the search text show that the server ignored the search. */
export const $isSearchIgnored = combine(
  { rows: $rows, search: $loadedSearch, services: $services, countries: $countries },
  ({ rows, search, services, countries }) =>
    // The server may have found a name that is not loaded here.
    services !== null && countries !== null && (rows ?? []).some((row) => !matchesSearch(row, search)),
);

export const $purchases = combine(
  $rows,
  $historyReadAt,
  $preferences,
  (rows, now, { numberFormat }) => rows && rows.map((row) => purchaseView(row, localDay(now), numberFormat)),
);

export const $historyPosition = $historyPage.map((page) => {
  const pagination = page?.pagination ?? null;
  if (pagination === null) return null;
  const { page: number, totalPages, total } = pagination;
  return { page: number, totalPages: Math.max(1, totalPages), text: pageRangeText(number, total) };
});

const byLabel = (a: FilterOption, b: FilterOption): number => a.label.localeCompare(b.label, LANGUAGE);

/** All options by name, and the one the address names even if the catalogue does not have it. */
const optionsOf = (
  entries: readonly { readonly code: string; readonly name: string }[] | null,
  chosen: string,
): readonly FilterOption[] => {
  const options = (entries ?? []).map(({ code, name }) => ({ value: code, label: name }));
  const isKnown = chosen === '' || options.some(({ value }) => value === chosen);
  return [...(isKnown ? [] : [{ value: chosen, label: chosen }]), ...options.toSorted(byLabel)];
};

const STATUS_OPTIONS: readonly FilterOption[] = numberStatuses.map((value) => ({
  value,
  label: NUMBER_STATUS_LABELS[value],
}));

export const $historyFilters = combine(
  { services: $services, countries: $countries, query: $historyQuery },
  ({ services, countries, query }) => {
    const filter = (name: HistoryFilterName, label: string, options: readonly FilterOption[]) => ({
      name,
      label,
      options,
    });
    return [
      filter('status', 'Status', STATUS_OPTIONS),
      filter('service', 'Service', optionsOf(services, query.service)),
      filter('country', 'Country', optionsOf(countries, query.country)),
    ];
  },
);

function purchaseView({ number, service, country, status }: Row, today: string, numberFormat: PhoneFormat) {
  const { id, serviceCode, countryCode, purchasedAt } = number;
  return {
    id,
    service,
    serviceCode,
    phoneGroups: phoneGroups(formatPhoneNumber(number.phoneNumber), numberFormat),
    country,
    countryCode,
    price: formatUsd(number.price),
    status,
    code: number.smsCode ?? undefined,
    text: number.smsText ?? undefined,
    when: listedMoment(purchasedAt, today),
  };
}

function keysOf({ number, service, country, status }: Row) {
  return {
    service,
    phone: number.phoneNumber,
    country,
    price: number.price,
    status: NUMBER_STATUS_LABELS[status],
    code: number.smsCode,
    date: number.purchasedAt,
  };
}
