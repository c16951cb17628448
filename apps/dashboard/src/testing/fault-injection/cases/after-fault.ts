import { $balance, $balanceWide, $isAuthenticated, $user, accountRefreshClicked } from '@sms/domain';
import { ledgerBalance, shownMicros } from '../../balances';
import type { Observation } from '../oracles/oracles';
import type { Tab } from '../tab';
import { USER_ID } from '../call-scenarios/call-scenario';
import type { watchErrors } from '../oracles/watch-errors';

/** Longer than any response with its retries, in ms. */
const RESPONSE_MS = 15_000;

/** True when live updates arrive: sends a message about a dollar more. */
const receivesLiveUpdate = async (tab: Tab): Promise<boolean> => {
  const previousBalance = tab.get($balance) ?? 0;
  const balance = previousBalance + 1;
  tab.world.publish(USER_ID, 'balance_updated', { balance, previousBalance, change: 1 });
  // Before the next reload restores the balance of the ledger.
  await tab.pass(100);
  return tab.get($balance) === balance;
};

/** Balance of the tab's user by the ledger, in micro-USD. */
export const ledgerBalanceOf = ({ get, world }: Tab): number => {
  const user = world.db.users.all().find(({ username }) => username === get($user)?.username);
  return ledgerBalance(world, user?.id ?? 0);
};

/** The balance that a tab shows, in micro-USD; NaN while it shows none. */
export const shownBalance = ({ get }: Tab): number => shownMicros(get($balance));

/** Ledger balance and displayed balance after a reload; null while signed out. */
export const compareBalances = async (tab: Tab): Promise<Observation['money']> => {
  if (!tab.get($isAuthenticated)) return null;
  tab.fire(accountRefreshClicked, undefined);
  await tab.pass(RESPONSE_MS);
  return { booked: ledgerBalanceOf(tab), shown: shownBalance(tab), text: tab.get($balanceWide) };
};

/** Observation after a fault of something that the user did not request: no write is expected. */
export const observeAfter = async (
  tab: Tab,
  watched: ReturnType<typeof watchErrors>,
  writesBefore: number,
) => {
  const isRecovered = await receivesLiveUpdate(tab);
  const money = await compareBalances(tab);
  watched.stop();
  return {
    errors: watched.errors,
    sends: 1,
    sendsAllowed: 1,
    carriedOut: tab.writes() - writesBefore,
    requested: 0,
    money,
    isRecovered,
    remainingErrors: tab.visibleErrors.current(),
    storage: JSON.stringify(tab.storageWrites),
  };
};
