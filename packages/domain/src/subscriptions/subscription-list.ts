import { combine, createEvent, createStore, sample } from 'effector';
import { isUserFacing, errorText } from '../api/errors/api-error';
import { createQuery } from '../api/query/create-query';
import { createOperationFx } from '../api/client/operation-fx';
import { createScreen } from '../lib/create-screen';
import { type Subscription, cancelSubscription, subscriptions } from '../contracts/subscriptions-calls';
import { countryLabel, serviceLabel } from '../catalogue/search/catalogue-names';
import {
  $countryNames,
  $serviceNames,
  countriesNeeded,
  servicesNeeded,
} from '../catalogue/lists/catalogue-lists';
import { $catalogueError } from '../catalogue/lists/catalogue-status';
import { formatDateTime } from '../lib/format/date-time';
import { countOf } from '../lib/format/count';
import { formatUsd } from '../lib/format/money';
import { balanceInvalidated, balanceRequested } from '../account/balance';
import { toast, toastRequested } from '../lib/toasts/toasts';
import { failureToast } from '../api/errors/form-error';
import {
  subscriptionBought,
  subscriptionBalanceInvalidated,
  subscriptionRestoreRequested,
  subscriptionActionRequired,
} from './subscription-attempt';

export const subscriptionsScreen = createScreen();
const query = createQuery({
  operation: subscriptions,
  request: { query: {} },
  screen: subscriptionsScreen,
});
const cancelFx = createOperationFx(cancelSubscription);

/** 'Try Again' after a load that failed. */
export const subscriptionsRefreshClicked = createEvent();

/** The user ends the subscription with this id, without a refund. */
export const subscriptionCancelClicked = createEvent<string>();

/** The user's subscriptions; null until they are known. A cancelled one is marked at once (spec §4). */
export const $subscriptions = createStore<readonly Subscription[] | null>(null)
  .on(query.succeeded, (_, { result }) => result)
  .on(
    cancelFx.done,
    (known, { params }) =>
      known?.map((row) => (row.id === params.params.id ? { ...row, status: 'cancelled' } : row)) ?? null,
  );

const $busyIds = createStore<ReadonlySet<string>>(new Set())
  .on(cancelFx, (ids, { params }) => new Set(ids).add(params.id))
  .on(cancelFx.finally, (ids, { params }) => new Set([...ids].filter((id) => id !== params.params.id)));

/** Error text when the list cannot be loaded. */
const SUBSCRIPTIONS_FAILED = 'Failed to get subscriptions';

/** Message where the server sells no subscriptions. */
const SUBSCRIPTIONS_UNAVAILABLE =
  'Subscriptions are not available right now. Buy a single number instead, or try again later.';

const CANCEL_SUBSCRIPTION_TEXTS = {
  done: 'Subscription cancelled',
  failed: 'Failed to cancel subscription',
  unconfirmed: "We couldn't confirm the cancellation. The list shows the current status.",
};

/** True when the server sells no subscriptions: it answers the list with 500, or does not have it. */
export const $isSubscriptionsUnavailable = combine(
  $subscriptions,
  query.$error,
  (known, error) =>
    known === null && error?.kind === 'rejected' && (error.status === 500 || error.status === 404),
);

const $listError = combine(query.$error, $isSubscriptionsUnavailable, (error, isUnavailable) => {
  if (isUnavailable) return SUBSCRIPTIONS_UNAVAILABLE;
  return error && errorText(error, SUBSCRIPTIONS_FAILED);
});

/** Why the list or the form's options could not be loaded. */
export const $subscriptionsError = combine(
  $listError,
  $catalogueError,
  (listError, catalogueError) => listError ?? catalogueError,
);

export const $isSubscriptionsLoading = query.$isPending;

const shownStatus = (status: string): 'active' | 'cancelled' | 'expired' =>
  status === 'cancelled' || status === 'expired' ? status : 'active';

/** The subscriptions as the user sees them, newest first; null until they are known. */
export const $subscriptionViews = combine(
  { rows: $subscriptions, busy: $busyIds, services: $serviceNames, countries: $countryNames },
  ({ rows, busy, services, countries }) =>
    rows?.map((row) => {
      const service = serviceLabel({ serviceCode: row.serviceCode, serviceName: '' }, services);
      const isNamed = row.serviceCode !== '' && row.countryCode !== '';
      return {
        id: row.id,
        name: isNamed ? `${service} · ${countryLabel(row.countryCode, countries)}` : `Subscription ${row.id}`,
        status: shownStatus(row.status),
        period: row.days === null ? undefined : countOf(row.days, 'day'),
        price: row.price === null ? undefined : formatUsd(row.price),
        endsAt: row.endsAt === null ? undefined : formatDateTime(row.endsAt),
        isBusy: busy.has(row.id),
      };
    }) ?? null,
);

sample({
  clock: subscriptionsScreen.opened,
  target: [balanceRequested, subscriptionRestoreRequested],
});
// The form offers services and countries; those that failed to load are requested again with the list.
sample({
  clock: [subscriptionsScreen.opened, subscriptionsRefreshClicked],
  target: [servicesNeeded, countriesNeeded, query.refresh],
});
sample({ clock: subscriptionBalanceInvalidated, target: balanceInvalidated });
// Not after every reconciliation: each reads the list already, and all of them share the server's budget.
sample({
  clock: [subscriptionBought, subscriptionActionRequired.filter({ fn: (why) => why === 'ambiguous' })],
  target: query.invalidated,
});

sample({
  clock: subscriptionCancelClicked,
  source: $busyIds,
  filter: (busy, id) => !busy.has(id),
  fn: (_, id) => ({ params: { id } }),
  target: cancelFx,
});
sample({
  clock: cancelFx.done,
  fn: () => toast('success', CANCEL_SUBSCRIPTION_TEXTS.done),
  target: toastRequested,
});
const cancelFailed = sample({ clock: cancelFx.failData, filter: isUserFacing });
sample({
  clock: cancelFailed,
  fn: (error) => failureToast(error, CANCEL_SUBSCRIPTION_TEXTS),
  target: toastRequested,
});
sample({ clock: cancelFailed, target: query.invalidated });
