import { combine, createStore, sample } from 'effector';
import { $clock, $serverOffsetMs } from '../../lib/clock';
import {
  countryLabel,
  formatDateTime,
  formatPhoneNumber,
  formatUsd,
  pageRangeText,
  serviceLabel,
  shownNumberStatus,
  type NumberStatus,
} from '../../rules';
import { $countries, $countryNames, $serviceNames, $services } from '../catalogue';
import { $historyPage } from './list';
import { $historyQuery } from './query';

/** A purchase as the user sees it. */
export interface PurchaseView {
  readonly id: string;
  readonly service: string;
  /** The provider's code of the service. */
  readonly serviceCode: string;
  /** With its leading plus. */
  readonly phoneNumber: string;
  /** Its name, or its code where the catalogue does not know it. */
  readonly country: string;
  /** The provider's code of the country. */
  readonly countryCode: string;
  /** USD, 4 decimals. */
  readonly price: string;
  readonly status: NumberStatus;
  readonly code: string | undefined;
  /** Local date and time; empty while unknown. */
  readonly date: string;
}

/** An option of a filter. */
export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

/** The server's time when the list arrived, ms since 1970: it decides what has expired. */
const $arrivedAt = createStore(0);

sample({
  clock: $historyPage,
  source: { clock: $clock, offsetMs: $serverOffsetMs },
  fn: ({ clock, offsetMs }) => clock.now() + offsetMs,
  target: $arrivedAt,
});

/** The purchases on screen; null until they are known. */
export const $purchases = combine(
  { page: $historyPage, services: $serviceNames, countries: $countryNames, now: $arrivedAt },
  ({ page, services, countries, now }): readonly PurchaseView[] | null =>
    page === null
      ? null
      : page.numbers.map((number) => ({
          id: number.id,
          service: serviceLabel(number, services),
          serviceCode: number.serviceCode,
          phoneNumber: formatPhoneNumber(number.phoneNumber),
          country: countryLabel(number.countryCode, countries),
          countryCode: number.countryCode,
          price: formatUsd(number.price),
          status: shownNumberStatus(number, now),
          code: number.smsCode ?? undefined,
          date: number.purchasedAt === null ? '' : formatDateTime(number.purchasedAt),
        })),
);

/** Position in the list; null until it is known. */
export const $historyPlace = $historyPage.map((page) => {
  const pagination = page?.pagination ?? null;
  if (pagination === null) return null;
  const { page: number, totalPages, total } = pagination;
  return { page: number, totalPages: Math.max(1, totalPages), text: pageRangeText(number, total) };
});

const byLabel = (a: FilterOption, b: FilterOption): number => a.label.localeCompare(b.label);

/** All options, and the one the address names even if the catalogue does not have it. */
const optionsOf = (entries: readonly FilterOption[], chosen: string): readonly FilterOption[] => {
  const isKnown = chosen === '' || entries.some(({ value }) => value === chosen);
  return [...(isKnown ? [] : [{ value: chosen, label: chosen }]), ...entries.toSorted(byLabel)];
};

/** The services to choose from, by name. */
export const $historyServices = combine($services, $historyQuery, (services, { service }) =>
  optionsOf(
    (services ?? []).map(({ code, name }) => ({ value: code, label: name })),
    service,
  ),
);

/** The countries to choose from, by name. */
export const $historyCountries = combine($countries, $historyQuery, (countries, { country }) =>
  optionsOf(
    (countries ?? []).map(({ code, name }) => ({ value: code, label: name })),
    country,
  ),
);
