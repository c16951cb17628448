import { combine, type StoreValue } from 'effector';
import { isInLastMinutes } from '../../../rules';
import { $cancelledIds, $expiredIds, $receivedIds, $shownNumbers, $waitingIds, idsOf } from './cards';
import { $serverNow } from './server-now';

/** The ids of the sections, and of those waiting numbers that are in their last three minutes. */
export const $cardGroups = combine({
  waitingIds: $waitingIds,
  receivedIds: $receivedIds,
  expiredIds: $expiredIds,
  cancelledIds: $cancelledIds,
  endingIds: idsOf(
    combine($shownNumbers, $serverNow, (numbers, now) =>
      numbers.filter((number) => isInLastMinutes(number, now)),
    ),
  ),
});

/** See `$cardGroups`. */
export type CardGroups = StoreValue<typeof $cardGroups>;
