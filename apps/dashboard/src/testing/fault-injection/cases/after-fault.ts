import { $balance, $balanceWide, $isAuthenticated, $user, accountRefreshClicked } from '@sms/domain';
import { ledgerBalance, shownMicros } from '../../balances';
import type { Observation } from '../oracles/oracles';
import type { Tab } from '../tab';
import { USER_ID } from '../call-scenarios/call-scenario';
import type { watchErrors } from '../oracles/watch-errors';

/** Longer than any answer, with its retries, in ms. */
const RESPONSE_MS = 15_000;

/** Whether live updates arrive: a message about a dollar more is sent. */
const receivesLiveUpdate = async (tab: Tab): Promise<boolean> => {
  const previousBalance = tab.get($balance) ?? 0;
  const balance = previousBalance + 1;
  tab.world.publish(USER_ID, 'balance_updated', { balance, previousBalance, change: 1 });
  // Before the next reload says what the books say.
  await tab.pass(100);
  return tab.get($balance) === balance;
};

/** What the company's books say that the user of a tab owns, in millionths of a USD. */
export const ledgerBalanceOf = ({ get, world }: Tab): number => {
  const user = world.db.users.all().find(({ username }) => username === get($user)?.username);
  return ledgerBalance(world, user?.id ?? 0);
};

/** The balance that a tab shows, in millionths of a USD; NaN while it shows none. */
export const shownBalance = ({ get }: Tab): number => shownMicros(get($balance));

/** What the books and the page say once the page has asked; null where nobody is signed in. */
export const compareBalances = async (tab: Tab): Promise<Observation['money']> => {
  if (!tab.get($isAuthenticated)) return null;
  tab.fire(accountRefreshClicked, undefined);
  await tab.pass(RESPONSE_MS);
  return { booked: ledgerBalanceOf(tab), shown: shownBalance(tab), text: tab.get($balanceWide) };
};

/** What is left of something that a user did not ask for, once it is over: no write is due to it. */
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
