import { combine, createEvent, createStore, merge, sample } from 'effector';
import { prices } from '../contracts/catalogue-calls';
import { isBudgetReserved } from '../api/client/rate-limit-budget';
import { createQuery } from '../api/query/create-query';
import { createTimer } from '../lib/time/create-timer';
import { STOCK_TOAST_MS, STOCK_ALERT_INTERVAL_MS } from '../limits/tuning';
import { updateStockProgress, lookUpStock, type StockProgress } from '../catalogue/offers/country-offers';
import { $countryNames, $serviceNames } from '../catalogue/lists/catalogue-lists';
import { $selection } from '../catalogue/selection';
import { alertRaised } from './incoming-code/notify-user';
import { notificationsOffered } from './incoming-code/notification-permission';
import { toast } from '../lib/toasts/toasts';
import { purchaseSent } from '../purchase/purchase-attempt';

/** Country and service of a stock alert, by their codes. */
interface StockAlert {
  readonly country: string;
  readonly service: string;
}

const IN_STOCK = 'Numbers are available again';

const NO_STOCK_SEEN: StockProgress = { lowest: null, hasReturned: false };

/** The user sets the stock alert of the selection (true), or removes it (false). */
export const stockAlertToggled = createEvent<boolean>();

const stockAlertSet = createEvent<StockAlert>();
const stockReturned = createEvent<StockAlert>();
const timerFired = createEvent();
const timerSet = createTimer(timerFired);

/** The active alert, on any screen while this page is open; null without one. */
const $activeAlert = createStore<StockAlert | null>(null)
  .on(stockAlertSet, (_, alert) => alert)
  .on(stockAlertToggled, (alert, isOn) => (isOn ? alert : null))
  .reset(stockReturned);

/** Returned stock, until a purchase is tried. */
const $returnedStock = createStore<StockAlert | null>(null)
  .on(stockReturned, (_, alert) => alert)
  .reset(stockAlertSet, purchaseSent);

const query = createQuery({
  operation: prices,
  request: $activeAlert.map(
    (alert) => alert && { query: { country: alert.country, service: alert.service } },
  ),
});

const $stockProgress = createStore(NO_STOCK_SEEN)
  .on(query.succeeded, (progress, { request: { query: pair }, result }) =>
    updateStockProgress(progress, lookUpStock(result, pair.country ?? '', pair.service ?? '')),
  )
  .reset($activeAlert);

/** State of the stock alert of the selection: none, active, or stock returned. */
export const $stockAlert = combine(
  { selection: $selection, alert: $activeAlert, returned: $returnedStock },
  ({ selection: { country, service }, alert, returned }): 'off' | 'on' | 'returned' => {
    const isChosen = (of: StockAlert | null) =>
      of !== null && of.country === country && of.service === service;
    if (isChosen(alert)) return 'on';
    return isChosen(returned) ? 'returned' : 'off';
  },
);

sample({
  clock: sample({ clock: stockAlertToggled.filter({ fn: Boolean }), source: $selection }).filterMap(
    ({ country, service }) => (country !== null && service !== null ? { country, service } : undefined),
  ),
  target: stockAlertSet,
});
// Within the click: browsers show no permission prompt later.
sample({ clock: stockAlertSet, target: notificationsOffered });

// Not a poller, which pauses while the page is hidden: the user is probably on another tab meanwhile.
const checkDue = merge([$activeAlert.updates, timerFired]);
sample({
  clock: checkDue,
  source: $activeAlert,
  fn: (alert) => (alert === null ? Infinity : STOCK_ALERT_INTERVAL_MS),
  target: timerSet,
});
sample({
  clock: checkDue,
  source: isBudgetReserved('api'),
  filter: (isReserved) => !isReserved,
  target: query.refresh,
});

sample({
  clock: $stockProgress,
  source: $activeAlert,
  filter: (alert, { hasReturned }) => alert !== null && hasReturned,
  fn: (alert) => alert as StockAlert,
  target: stockReturned,
});

sample({
  clock: stockReturned,
  source: { services: $serviceNames, countries: $countryNames },
  fn: ({ services, countries }, { service, country }) => {
    const what = `${services.get(service) ?? service} in ${countries.get(country) ?? country}`;
    return {
      toasts: [{ ...toast('info', IN_STOCK, STOCK_TOAST_MS), about: what }],
      notification: { title: `${IN_STOCK} · ${what}`, text: 'Open Buy Number to buy one.' },
      isOfThisTab: true,
    };
  },
  target: alertRaised,
});
