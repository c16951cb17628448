import { combine, createEffect, createEvent, createStore, merge, sample } from 'effector';
import * as v from 'valibot';
import { numberStatuses, type PurchasedNumber } from '../../../contracts';
import { createKeptForUser } from '../../../storage/user-persisted-store';
import { readNumberStatus, successRecords, withOutcomes, type Outcome } from '../../../rules';
import { $activeNumbers } from '../../numbers';
import { $loadedHistory } from '../../history/list/page-cache-store';
import { purchaseRestored, purchaseSent, purchaseSucceeded } from '../submit/attempt';
import type { PurchaseIntent } from '../submit/intent';
import { $selection } from '../../selection';
import { sessionEnded } from '../../session';
import { $choiceRecords } from './success-rate-labels';

/** From now on the outcomes that pass by are counted; those of before, as far as they are on this page or kept, as well. */
export const outcomesNeeded = createEvent();

/** The purchase under way, or the last one: it alone knows the operator. */
const $sent = createStore<PurchaseIntent | null>(null)
  .on(purchaseSent, (_, { intent }) => intent)
  .on(purchaseRestored, (_, intent) => intent)
  .reset(sessionEnded);

/** What is kept is read within the same turn; counted after it, nothing is overwritten where nothing is kept. */
const afterReadingFx = createEffect(async () => {});

const seen = merge([
  sample({ clock: [afterReadingFx.done, $activeNumbers], source: $activeNumbers, fn: outcomesOf }),
  sample({
    clock: [afterReadingFx.done, $loadedHistory],
    source: $loadedHistory,
    fn: (loaded) => outcomesOf(loaded?.pages.flat() ?? null),
  }),
  sample({
    clock: purchaseSucceeded,
    source: $sent,
    fn: (sent, { id }): readonly Outcome[] => {
      if (sent === null || id === null) return [];
      const { country, service, operator } = sent;
      return [{ id, country, service, operator, status: 'waiting' }];
    },
  }),
]);

sample({ clock: outcomesNeeded, target: afterReadingFx });

const learnt = createEvent<readonly Outcome[]>();

const $outcomes = createKeptForUser({
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
  empty: [] as readonly Outcome[],
  needed: outcomesNeeded,
  changed: learnt,
  apply: withOutcomes,
});

sample({
  clock: seen,
  source: $outcomes,
  filter: (known, rows) => withOutcomes(known, rows) !== known,
  fn: (_, rows) => rows,
  target: learnt,
});
sample({ source: combine($outcomes, $selection, successRecords), target: $choiceRecords });

function outcomesOf(numbers: readonly PurchasedNumber[] | null): readonly Outcome[] {
  return (numbers ?? []).map(({ id, countryCode, serviceCode, status }) => ({
    id,
    country: countryCode,
    service: serviceCode,
    operator: '',
    status: readNumberStatus(status),
  }));
}
