import { combine, createEvent, createStore, merge, sample } from 'effector';
import * as v from 'valibot';
import { numberStatuses, type PurchasedNumber } from '../../../contracts';
import { createUserPersistedStore } from '../../../storage/user-persisted-store';
import { readNumberStatus } from '../../../rules';
import { successRateLabels, mergeOutcomes, type Outcome } from './success-rate';
import { $activeNumbers } from '../../numbers/list/active-numbers';
import { $historyPageCache } from '../../history/list/page-cache-store';
import { purchaseRestored, purchaseSent, purchaseSucceeded } from '../submit/attempt';
import type { PurchaseIntent } from '../submit/intent';
import { $selection } from '../../catalogue/selection';
import { sessionEnded } from '../../../lib/session-events';
import { successRateLabelsChanged } from './success-rate-labels';

/** Records outcomes from now on; earlier ones are included as far as they are on this page or stored. */
export const statsRequested = createEvent();

/** The current or last purchase intent: only it contains the operator. */
const $lastIntent = createStore<PurchaseIntent | null>(null)
  .on(purchaseSent, (_, { intent }) => intent)
  .on(purchaseRestored, (_, intent) => intent)
  .reset(sessionEnded);

/** The stored outcomes have been read. */
const loaded = createEvent();

const observed = merge([
  sample({ clock: [loaded, $activeNumbers], source: $activeNumbers, fn: toOutcomes }),
  sample({
    clock: [loaded, $historyPageCache],
    source: $historyPageCache,
    fn: (cache) => toOutcomes(cache?.pages.flat() ?? null),
  }),
  sample({
    clock: purchaseSucceeded,
    source: $lastIntent,
    fn: (sent, { id }): readonly Outcome[] => {
      if (sent === null || id === null) return [];
      const { country, service, operator } = sent;
      return [{ id, country, service, operator, status: 'waiting' }];
    },
  }),
]);

const recorded = createEvent<readonly Outcome[]>();

/** Outcomes of the user's numbers, as far as this browser knows them. */
export const $recordedOutcomes = createUserPersistedStore({
  name: 'outcomes',
  schema: v.array(
    v.object({
      id: v.string(),
      country: v.string(),
      service: v.string(),
      operator: v.string(),
      status: v.picklist(numberStatuses),
    }),
  ),
  defaultValue: [] as readonly Outcome[],
  loadOn: statsRequested,
  loaded,
  changed: recorded,
  apply: mergeOutcomes,
});

sample({
  clock: observed,
  source: $recordedOutcomes,
  filter: (known, rows) => mergeOutcomes(known, rows) !== known,
  fn: (_, rows) => rows,
  target: recorded,
});
sample({
  source: combine($recordedOutcomes, $selection, successRateLabels),
  target: successRateLabelsChanged,
});

function toOutcomes(numbers: readonly PurchasedNumber[] | null): readonly Outcome[] {
  return (numbers ?? []).map(({ id, countryCode, serviceCode, status }) => ({
    id,
    country: countryCode,
    service: serviceCode,
    operator: '',
    status: readNumberStatus(status),
  }));
}
