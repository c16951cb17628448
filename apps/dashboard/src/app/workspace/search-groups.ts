import type { PurchasedNumber } from '@sms/domain/contracts';
import {
  formatPhoneNumber,
  isActiveNumber,
  serviceLabel,
  type createCatalogueSearch,
  type NamesByCode,
} from '@sms/domain/rules';
import type { PaletteEntry, PaletteGroup, PaletteIcon } from '@sms/ui/shell/command-palette';
import type { Theme } from '../../browser/theme/theme';
import { buyNumberPath } from '../routing/deep-links';
import { PATHS } from '../routing/paths';

/** Effect of choosing an entry. */
export type SearchAction =
  | { readonly kind: 'open'; readonly path: string }
  | { readonly kind: 'copy'; readonly id: string; readonly what: 'code' | 'phone' }
  | { readonly kind: 'theme'; readonly theme: Theme }
  | { readonly kind: 'shortcuts' }
  | { readonly kind: 'sign-out' };

/** An entry of the search and its action. */
export interface SearchEntry extends PaletteEntry {
  readonly action: SearchAction;
}

export interface SearchGroup extends PaletteGroup {
  readonly entries: readonly SearchEntry[];
}

const openPath = (path: string): SearchAction => ({ kind: 'open', path });

const fixedGroup = (
  title: string,
  actions: readonly (readonly [string, PaletteIcon, SearchAction])[],
): SearchGroup => ({
  title,
  entries: actions.map(([label, icon, action]) => ({ id: label, label, icon, action })),
});

/** Entries that do not depend on the user's data. */
const FIXED_GROUPS: readonly SearchGroup[] = [
  fixedGroup('Pages', [
    ['Dashboard', 'dashboard', openPath(PATHS.dashboard)],
    ['Buy Number', 'buy', openPath(PATHS.buyNumber)],
    ['Active Numbers', 'numbers', openPath(PATHS.activeNumbers)],
    ['History', 'history', openPath(PATHS.history)],
    ['Transactions', 'payments', openPath(PATHS.transactions)],
    ['Subscriptions', 'subscriptions', openPath(PATHS.subscriptions)],
    ['Settings', 'settings', openPath(PATHS.settings)],
  ]),
  fixedGroup('Theme', [
    ['Light theme', 'light', { kind: 'theme', theme: 'light' }],
    ['Dark theme', 'dark', { kind: 'theme', theme: 'dark' }],
    ['System theme', 'system', { kind: 'theme', theme: 'system' }],
  ]),
  fixedGroup('Help and account', [
    ['Keyboard shortcuts', 'keyboard', { kind: 'shortcuts' }],
    ['Sign out', 'sign-out', { kind: 'sign-out' }],
  ]),
];

export interface Searchable {
  readonly findPurchases: ReturnType<typeof createCatalogueSearch>;
  readonly numbers: readonly PurchasedNumber[];
  readonly serviceNames: NamesByCode;
}

const purchases = (query: string, { findPurchases }: Searchable): readonly SearchEntry[] =>
  findPurchases(query).map(({ service, country }) => ({
    id: `buy ${service?.code} ${country?.code}`,
    label: [service?.name ?? 'Any service', country?.name].filter(Boolean).join(' · '),
    detail: 'Buy',
    service: service ?? undefined,
    country: country?.code,
    action: openPath(
      buyNumberPath({
        country: country?.code,
        service: service?.code,
        ...(service && country && { operator: '' }),
      }),
    ),
  }));

const findNumbers = (query: string, { numbers, serviceNames }: Searchable): readonly SearchEntry[] => {
  const digits = query.replace(/\D/g, '');
  return numbers
    .filter(isActiveNumber)
    .map((number) => ({ number, name: serviceLabel(number, serviceNames) }))
    .filter(
      ({ number, name }) =>
        name.toLowerCase().includes(query) ||
        (digits !== '' &&
          (number.phoneNumber.includes(digits) || number.smsCode?.replace(/\D/g, '').includes(digits))),
    )
    .map(({ number, name }) => ({
      id: `number ${number.id}`,
      label: `${name} · ${formatPhoneNumber(number.phoneNumber)}`,
      detail: number.smsCode === null ? 'Copy number' : `Copy code ${number.smsCode}`,
      service: { code: number.serviceCode, name },
      action: { kind: 'copy', id: number.id, what: number.smsCode === null ? 'phone' : 'code' },
    }));
};

/** Entries that match the text, best first; without a text the default entries. */
export const searchGroups = (text: string, searchable: Searchable): readonly SearchGroup[] => {
  const query = text.trim().toLowerCase();
  return [
    { title: 'Your numbers', entries: findNumbers(query, searchable) },
    { title: 'Buy', entries: purchases(query, searchable) },
    ...FIXED_GROUPS.map(({ title, entries }) => ({
      title,
      entries: entries.filter(({ label }) => label.toLowerCase().includes(query)),
    })),
  ].filter(({ entries }) => entries.length > 0);
};
