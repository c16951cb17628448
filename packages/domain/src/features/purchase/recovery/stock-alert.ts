import { attach, combine, createEvent, createStore, merge, sample } from 'effector';
import { prices } from '../../../contracts/catalogue';
import { isLeftToUser } from '../../../api/client/rate-limit-budget';
import { createQuery } from '../../../api/query/create-query';
import { createAlarm } from '../../../lib/time/create-timer';
import { $isOnline, $isPageVisible } from '../../../lib/page';
import { STOCK_TOAST_MS, STOCK_WATCH_MS } from '../../../limits';
import { $ports } from '../../../lib/ports';
import { awaitStock, callUser, lookUpStock, type ArrivalSignals, type AwaitedStock } from '../../../rules';
import { notificationsOffered } from '../../notifications/incoming-code';
import { $countryNames, $serviceNames } from '../../catalogue';
import { $preferences } from '../../account/preferences';
import { $selection } from '../../selection';
import { sessionEnded } from '../../session';
import { toast, toastRequested } from '../../notifications/toasts';
import { purchaseSent } from '../submit/attempt';

/** Something whose stock is watched, by codes. */
interface Watched {
  readonly country: string;
  readonly service: string;
}

const IN_STOCK = 'Numbers are available again';

const UNSEEN: AwaitedStock = { lowest: null, hasCome: false };

/** The user wants to be told when there is stock of what is chosen (true), or no longer (false). */
export const stockWatchToggled = createEvent<boolean>();

const watchStarted = createEvent<Watched>();
const stockCame = createEvent<Watched>();
const alarmRang = createEvent();
const callFx = attach({
  source: $ports,
  effect: ({ signalArrival }, signals: ArrivalSignals) => signalArrival(signals, () => undefined),
});
const setAlarmFx = createAlarm(alarmRang);

/** What is watched while this page is open, on whichever screen; null while nothing is. */
const $watched = createStore<Watched | null>(null)
  .on(watchStarted, (_, watched) => watched)
  .on(stockWatchToggled, (watched, isOn) => (isOn ? watched : null))
  .reset(stockCame, sessionEnded);

/** What has come in, until a purchase is tried. */
const $came = createStore<Watched | null>(null)
  .on(stockCame, (_, watched) => watched)
  .reset(watchStarted, purchaseSent, sessionEnded);

const query = createQuery({
  operation: prices,
  request: $watched.map(
    (watched) => watched && { query: { country: watched.country, service: watched.service } },
  ),
});

const $awaited = createStore(UNSEEN)
  .on(query.answered, (awaited, { request: { query: asked }, answer }) =>
    awaitStock(awaited, lookUpStock(answer, asked.country ?? '', asked.service ?? '')),
  )
  .reset($watched);

/** What the watch says about what is chosen: nothing yet, that it is on, or that there is stock again. */
export const $stockWatch = combine(
  { selection: $selection, watched: $watched, came: $came },
  ({ selection: { country, service }, watched, came }): 'off' | 'on' | 'came' => {
    const isChosen = (of: Watched | null) => of !== null && of.country === country && of.service === service;
    if (isChosen(watched)) return 'on';
    return isChosen(came) ? 'came' : 'off';
  },
);

sample({
  clock: sample({ clock: stockWatchToggled.filter({ fn: Boolean }), source: $selection }).filterMap(
    ({ country, service }) => (country !== null && service !== null ? { country, service } : undefined),
  ),
  target: watchStarted,
});
// Within the click: browsers ask nothing later on.
sample({ clock: watchStarted, fn: () => undefined, target: notificationsOffered });

// Not a poller, which rests while the page is hidden: who waits for stock looks at something else meanwhile.
const lookDue = merge([$watched.updates, alarmRang]);
sample({
  clock: lookDue,
  source: $watched,
  fn: (watched) => (watched === null ? Infinity : STOCK_WATCH_MS),
  target: setAlarmFx,
});
sample({
  clock: lookDue,
  source: { isOnline: $isOnline, isLeftToUser: isLeftToUser('api') },
  filter: ({ isOnline, isLeftToUser }) => isOnline && !isLeftToUser,
  fn: () => undefined,
  target: query.requested,
});

sample({
  clock: $awaited,
  source: $watched,
  filter: (watched, { hasCome }) => watched !== null && hasCome,
  fn: (watched) => watched as Watched,
  target: stockCame,
});

const told = sample({
  clock: stockCame,
  source: { services: $serviceNames, countries: $countryNames },
  fn: ({ services, countries }, { service, country }) =>
    `${services.get(service) ?? service} in ${countries.get(country) ?? country}`,
});
sample({
  clock: told,
  fn: (what) => ({ ...toast('info', IN_STOCK, STOCK_TOAST_MS), about: what }),
  target: toastRequested,
});
sample({
  clock: told,
  source: { isVisible: $isPageVisible, preferences: $preferences },
  // The tab that was asked calls, whether or not it leads.
  fn: (circumstances, what) =>
    callUser(
      { title: `${IN_STOCK} · ${what}`, text: 'Open Buy Number to buy one.' },
      { ...circumstances, isLeading: true },
    ),
  target: callFx,
});
