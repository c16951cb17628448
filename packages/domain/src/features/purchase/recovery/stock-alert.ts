import { attach, combine, createEvent, createStore, merge, sample } from 'effector';
import { prices } from '../../../contracts/catalogue';
import { isBudgetReserved } from '../../../api/client/rate-limit-budget';
import { createQuery } from '../../../api/query/create-query';
import { createTimer } from '../../../lib/time/create-timer';
import { $isOnline, $isPageVisible } from '../../../lib/page';
import { STOCK_TOAST_MS, STOCK_ALERT_INTERVAL_MS } from '../../../limits';
import { $ports } from '../../../lib/ports';
import {
  updateStockProgress,
  notificationSignals,
  lookUpStock,
  type NotificationSignals,
  type StockProgress,
} from '../../../rules';
import { notificationsOffered } from '../../notifications/incoming-code/notification-permission';
import { $countryNames, $serviceNames } from '../../catalogue/lists/catalogue-lists';
import { $preferences } from '../../account/preferences/preferences';
import { $selection } from '../../catalogue/selection';
import { sessionEnded } from '../../../lib/session-events';
import { toast, toastRequested } from '../../notifications/toasts/toasts';
import { purchaseSent } from '../submit/attempt';

/** Something whose stock is watched, by codes. */
interface StockAlert {
  readonly country: string;
  readonly service: string;
}

const IN_STOCK = 'Numbers are available again';

const NO_STOCK_SEEN: StockProgress = { lowest: null, hasReturned: false };

/** The user wants to be told when there is stock of what is chosen (true), or no longer (false). */
export const stockAlertToggled = createEvent<boolean>();

const stockAlertSet = createEvent<StockAlert>();
const stockReturned = createEvent<StockAlert>();
const timerFired = createEvent();
const notifyFx = attach({
  source: $ports,
  effect: ({ notifyUser }, signals: NotificationSignals) => notifyUser(signals, () => undefined),
});
const startTimerFx = createTimer(timerFired);

/** What is watched while this page is open, on whichever screen; null while nothing is. */
const $activeAlert = createStore<StockAlert | null>(null)
  .on(stockAlertSet, (_, watched) => watched)
  .on(stockAlertToggled, (watched, isOn) => (isOn ? watched : null))
  .reset(stockReturned, sessionEnded);

/** What has come in, until a purchase is tried. */
const $returnedStock = createStore<StockAlert | null>(null)
  .on(stockReturned, (_, watched) => watched)
  .reset(stockAlertSet, purchaseSent, sessionEnded);

const query = createQuery({
  operation: prices,
  request: $activeAlert.map(
    (watched) => watched && { query: { country: watched.country, service: watched.service } },
  ),
});

const $stockProgress = createStore(NO_STOCK_SEEN)
  .on(query.succeeded, (awaited, { request: { query: asked }, result }) =>
    updateStockProgress(awaited, lookUpStock(result, asked.country ?? '', asked.service ?? '')),
  )
  .reset($activeAlert);

/** What the watch says about what is chosen: nothing yet, that it is on, or that there is stock again. */
export const $stockAlert = combine(
  { selection: $selection, watched: $activeAlert, came: $returnedStock },
  ({ selection: { country, service }, watched, came }): 'off' | 'on' | 'returned' => {
    const isChosen = (of: StockAlert | null) =>
      of !== null && of.country === country && of.service === service;
    if (isChosen(watched)) return 'on';
    return isChosen(came) ? 'returned' : 'off';
  },
);

sample({
  clock: sample({ clock: stockAlertToggled.filter({ fn: Boolean }), source: $selection }).filterMap(
    ({ country, service }) => (country !== null && service !== null ? { country, service } : undefined),
  ),
  target: stockAlertSet,
});
// Within the click: browsers ask nothing later on.
sample({ clock: stockAlertSet, fn: () => undefined, target: notificationsOffered });

// Not a poller, which rests while the page is hidden: who waits for stock looks at something else meanwhile.
const checkDue = merge([$activeAlert.updates, timerFired]);
sample({
  clock: checkDue,
  source: $activeAlert,
  fn: (watched) => (watched === null ? Infinity : STOCK_ALERT_INTERVAL_MS),
  target: startTimerFx,
});
sample({
  clock: checkDue,
  source: { isOnline: $isOnline, isLeftToUser: isBudgetReserved('api') },
  filter: ({ isOnline, isLeftToUser }) => isOnline && !isLeftToUser,
  fn: () => undefined,
  target: query.refresh,
});

sample({
  clock: $stockProgress,
  source: $activeAlert,
  filter: (watched, { hasReturned }) => watched !== null && hasReturned,
  fn: (watched) => watched as StockAlert,
  target: stockReturned,
});

const announced = sample({
  clock: stockReturned,
  source: { services: $serviceNames, countries: $countryNames },
  fn: ({ services, countries }, { service, country }) =>
    `${services.get(service) ?? service} in ${countries.get(country) ?? country}`,
});
sample({
  clock: announced,
  fn: (what) => ({ ...toast('info', IN_STOCK, STOCK_TOAST_MS), about: what }),
  target: toastRequested,
});
sample({
  clock: announced,
  source: { isVisible: $isPageVisible, preferences: $preferences },
  // The tab that was asked calls, whether or not it leads.
  fn: (circumstances, what) =>
    notificationSignals(
      { title: `${IN_STOCK} · ${what}`, text: 'Open Buy Number to buy one.' },
      { ...circumstances, isLeader: true },
    ),
  target: notifyFx,
});
