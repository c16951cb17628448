import {
  $activeNumbers,
  $balance,
  $countries,
  $dashboardStats,
  $depositsPage,
  $historyPage,
  $services,
  $subscriptions,
} from '@sms/domain';
import type { Store } from 'effector';
import type { Tab } from '../tab';

/** Data on screen, by name. */
const data: Readonly<Record<string, Store<unknown>>> = {
  numbers: $activeNumbers,
  balance: $balance,
  deposits: $depositsPage,
  figures: $dashboardStats,
  history: $historyPage,
  services: $services,
  countries: $countries,
  subscriptions: $subscriptions,
};

const isThere = (value: unknown): boolean => value !== null && !(Array.isArray(value) && value.length === 0);

/** Names of the data that is not empty. */
export const onScreen = ({ get }: Tab): readonly string[] =>
  Object.keys(data).filter((name) => {
    const store = data[name];
    return store !== undefined && isThere(get(store));
  });

/** All data as text, by name. */
export const valuesOnScreen = ({ get }: Tab): ReadonlyMap<string, string> =>
  new Map(Object.entries(data).map(([name, store]) => [name, JSON.stringify(get(store))]));

/** Names of the data that has changed since. */
export const changedOnScreen = (tab: Tab, since: ReadonlyMap<string, string>): readonly string[] =>
  [...valuesOnScreen(tab)].flatMap(([name, value]) => (since.get(name) === value ? [] : [name]));
