import type { Activity } from '../contracts/dashboard-calls';
import type { PurchasedNumber } from '../contracts/number';
import { isActiveNumber, isReceivedNumber, remainingLife } from '../numbers/list/number-status';

/** True if the activity has an active number or a code that the loaded list of active numbers lacks. */
export const isListMissing = (
  activities: readonly Activity[] | null,
  numbers: readonly PurchasedNumber[] | null,
  now: number,
): boolean =>
  (activities ?? [])
    .filter(
      (activity) =>
        isActiveNumber(activity) && (remainingLife({ ...activity, expiresAt: null }, now) ?? 0) > 0,
    )
    .some((activity) => {
      const known = numbers?.find(({ id }) => id === activity.id);
      return (
        known === undefined ||
        (isReceivedNumber(activity) && !isReceivedNumber(known) && isActiveNumber(known))
      );
    });
