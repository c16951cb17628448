import { isActiveNumber, isReceivedNumber, newestSmsFirst } from '@sms/domain/numbers/list/number-status';
import { formatPhoneNumber } from '@sms/domain/numbers/copying/copyable-text';
import { phoneGroups } from '@sms/domain/numbers/copying/phone-format';
import type { PurchasedNumber } from '@sms/domain/contracts/number';
import { searchText } from '@sms/domain/lib/format/search-text';
import { serviceLabel, type NamesByCode } from '@sms/domain/catalogue/search/catalogue-names';
import type { createCatalogueSearch } from '@sms/domain/search/purchase-search';
import type { PaletteEntry, PaletteGroup, PaletteIcon } from '@sms/ui/search/command-palette';
import type { NumberCard } from '../app/hooks/use-number-card';
import type { Theme } from '../browser/theme/theme';
import { buyNumberPath } from '../app/routing/deep-links';
import { PATHS } from '../app/routing/paths';

/** Effect of choosing an entry. */
export type SearchAction =
  | { readonly kind: 'open'; readonly path: string }
  | { readonly kind: 'copy'; readonly id: string; readonly what: 'code' | 'phone' }
  | { readonly kind: 'cancel' | 'complete'; readonly id: string }
  | { readonly kind: 'theme'; readonly theme: Theme }
  | { readonly kind: 'shortcuts' }
  | { readonly kind: 'sign-out' };

export interface SearchEntry extends PaletteEntry {
  /** null once the number has ended, or no longer has the action. */
  readonly action: SearchAction | null;
  /** Other words that people type for it, as `searchText`. */
  readonly words?: string | undefined;
}

export interface SearchGroup extends PaletteGroup {
  readonly entries: readonly SearchEntry[];
}

const openPath = (path: string): SearchAction => ({ kind: 'open', path });

const fixedGroup = (
  title: string,
  actions: readonly (readonly [string, PaletteIcon, SearchAction, words?: string])[],
): SearchGroup => ({
  title,
  entries: actions.map(([label, icon, action, words]) => ({ id: label, label, icon, action, words })),
});

/** Entries that do not depend on the user's data. */
const FIXED_GROUPS: readonly SearchGroup[] = [
  fixedGroup('Pages', [
    ['Dashboard', 'dashboard', openPath(PATHS.dashboard)],
    ['Buy Number', 'buy', openPath(PATHS.buyNumber)],
    ['Active Numbers', 'numbers', openPath(PATHS.activeNumbers)],
    ['History', 'history', openPath(PATHS.history), 'purchases export csv json download'],
    [
      'Transactions',
      'payments',
      openPath(PATHS.transactions),
      'add funds top up deposit pay statement balance',
    ],
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
    ['Sign out', 'sign-out', { kind: 'sign-out' }, 'log out logout'],
  ]),
];

export interface Searchable {
  readonly findPurchases: ReturnType<typeof createCatalogueSearch>;
  readonly numbers: readonly PurchasedNumber[];
  /** Actions available for a number, by its id. */
  readonly cards: ReadonlyMap<string, Pick<NumberCard, 'cancel' | 'complete'>>;
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

/** Without the code: a further SMS leaves the entry in place. */
const idOf = (action: SearchAction): string => Object.values(action).join(' ');

/** Actions for a number, its main copy action first. */
const actionsOf = (
  { id, smsCode }: PurchasedNumber,
  { cards }: Searchable,
): readonly (readonly [string, SearchAction])[] => {
  const card = cards.get(id);
  const copyNumber = ['Copy number', { kind: 'copy', id, what: 'phone' }] as const;
  return [
    ...(smsCode === null
      ? [copyNumber]
      : ([[`Copy code ${smsCode}`, { kind: 'copy', id, what: 'code' }], copyNumber] as const)),
    ...(card?.complete === 'available' ? ([['Mark Complete', { kind: 'complete', id }]] as const) : []),
    ...(card?.cancel.kind === 'available' ? ([['Cancel & Refund', { kind: 'cancel', id }]] as const) : []),
  ];
};

/**
 * Numbers with their copy action. Their other actions are offered once the text leaves one number or names an
 * action, so that the list is as short as before.
 */
const findNumbers = (
  query: string,
  searchable: Searchable,
  isShown: (id: string) => boolean,
): readonly SearchEntry[] => {
  const candidates = searchable.numbers
    .filter(isActiveNumber)
    .toSorted(newestSmsFirst)
    .map((number) => ({ number, name: serviceLabel(number, searchable.serviceNames) }));
  const isOf = ({ number, name }: (typeof candidates)[number], text: string): boolean => {
    const digits = text.replace(/\D/g, '');
    return (
      searchText(name).includes(text) ||
      (digits !== '' &&
        (number.phoneNumber.includes(digits) || number.smsCode?.replace(/\D/g, '').includes(digits) === true))
    );
  };
  const found = candidates.filter((candidate) => isOf(candidate, query));
  const hasOne = query !== '' && found.length === 1;
  const words = query.split(/\s+/);
  return candidates.flatMap((candidate) => {
    const { number, name } = candidate;
    return actionsOf(number, searchable)
      .filter(([label, action], place) => {
        // A single letter begins a country or a service: 'whatsapp n'.
        const isNamed = (word: string) => !/^\p{L}$/u.test(word) && label.toLowerCase().includes(word);
        const namesAction =
          query !== '' &&
          words.some(isNamed) &&
          words.every((word) => isNamed(word) || isOf(candidate, word));
        return namesAction || (found.includes(candidate) && (place === 0 || hasOne)) || isShown(idOf(action));
      })
      .map(([label, action]) => ({
        id: idOf(action),
        label: name,
        detail: label,
        service: { code: number.serviceCode, name },
        number: {
          phoneGroups: phoneGroups(formatPhoneNumber(number.phoneNumber)),
          status: isReceivedNumber(number) ? 'received' : 'waiting',
        },
        action,
      }));
  });
};

const ended = (entry: SearchEntry): SearchEntry =>
  entry.action !== null && 'id' in entry.action
    ? { ...entry, detail: 'No longer available', action: null }
    : entry;

/**
 * Entries that match the text, best first; without a text the default entries.
 * @param shown the groups so far for this text. Their entries stay in place and new ones follow, so that
 *   Enter and a click hit the entry the user chose, not the action of another number that has just moved
 *   there
 */
export const searchGroups = (
  text: string,
  searchable: Searchable,
  shown: readonly SearchGroup[] = [],
): readonly SearchGroup[] => {
  const query = searchText(text);
  const isShown = (id: string) => shown.some(({ entries }) => entries.some((entry) => entry.id === id));
  const groups = new Map(shown.map(({ title, entries }) => [title, entries.map(ended)]));
  for (const { title, entries } of [
    { title: 'Your numbers', entries: findNumbers(query, searchable, isShown) },
    { title: 'Buy', entries: purchases(query, searchable) },
    ...FIXED_GROUPS.map(({ title, entries }) => ({
      title,
      entries: entries.filter(({ label, words = '' }) => searchText(`${label} ${words}`).includes(query)),
    })),
  ]) {
    // A later value of a Map keeps the place of the earlier one.
    const byId = new Map([...(groups.get(title) ?? []), ...entries].map((entry) => [entry.id, entry]));
    if (byId.size > 0) groups.set(title, [...byId.values()]);
  }
  return [...groups].map(([title, entries]) => ({ title, entries }));
};
