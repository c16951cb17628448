import { combine, type StoreValue } from 'effector';
import { $preferences } from '../../account/preferences';
import { $countryNames, $serviceNames } from '../../catalogue/lists/catalogue-lists';
import { $busyNumbers } from '../actions/end-number';
import { $pendingCompletions } from '../actions/pending-completions';
import { $autoCancel, $autoCancelBlockedBy } from '../auto-cancel/auto-cancel';
import { $exemptIds } from '../auto-cancel/waiting-numbers';
import { $numbers } from '../list/active-numbers';
import { isLive } from '../list/known-number';
import type { Numbers } from '../list/numbers-model';
import { $serverNow } from './server-now';

/** Id of the number with the newest code of all that have a card; null without a code. */
const newestCodeId = ({ byId }: Numbers): string | null => {
  const withCode = [...byId.values()].filter(
    (known) => !known.isPartial && (isLive(known) || known.hasLateSms) && known.number.smsCode !== null,
  );
  const newest = withCode.toSorted(
    ({ number: one }, { number: other }) => (other.receivedAt ?? 0) - (one.receivedAt ?? 0),
  );
  return newest[0]?.number.id ?? null;
};

/** All that the views of numbers are made of, but the time. */
export const $numberFacts = combine(
  {
    numbers: $numbers,
    busy: $busyNumbers,
    pendingCompletions: $pendingCompletions,
    services: $serviceNames,
    countries: $countryNames,
    exemptIds: $exemptIds,
    preferences: $preferences,
    autoCancelBlockedBy: $autoCancelBlockedBy,
    autoCancel: $autoCancel,
  },
  (facts) => ({ ...facts, newestCodeId: newestCodeId(facts.numbers) }),
);

export type NumberFacts = StoreValue<typeof $numberFacts>;

/** The same with the time, `now` in ms since 1970 by the server's clock: for what changes with a tick. */
export const $numbersNow = combine({ facts: $numberFacts, now: $serverNow });
