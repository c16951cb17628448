import { combine } from 'effector';
import { NUMBER_LIFETIME_MS } from '../../limits';
import { formatPhoneNumber, readNumberStatus, remainingLife, serviceLabel } from '../../rules';
import { $receivedNumbers } from '../active-numbers';
import { $serviceNames } from '../catalogue';
import { $activities, $activityAt } from './loading';

/** A code that has arrived on a number that still lives. */
export interface ReadyCode {
  readonly id: string;
  readonly service: string;
  /** The provider's code of the service. */
  readonly serviceCode: string;
  /** With its leading plus. */
  readonly phoneNumber: string;
  /** Null where only the list of active numbers has it: the real server's activity tells no codes. */
  readonly code: string | null;
}

const $recentlyReceived = combine($activities, $activityAt, (activities, now) =>
  (activities ?? []).filter(
    ({ status, purchasedAt }) =>
      readNumberStatus(status) === 'received' &&
      purchasedAt !== null &&
      now - purchasedAt < NUMBER_LIFETIME_MS,
  ),
);

/** That list is loaded for other pages only, so its numbers may have died since. */
const $livingReceived = combine(
  $receivedNumbers,
  $activityAt,
  (numbers, now) => numbers?.filter((number) => (remainingLife(number, now) ?? Infinity) > 0) ?? null,
);

/**
 * The codes that are ready now, newest first: those of the active numbers or, until these were loaded for some other
 * page, those of the recent activity. The dashboard does not load them itself: such calls are few (spec §8).
 */
export const $codesReady = combine(
  $livingReceived,
  $recentlyReceived,
  $serviceNames,
  (received, activities, names): readonly ReadyCode[] =>
    (received ?? activities).map((number) => ({
      id: number.id,
      service: serviceLabel(number, names),
      serviceCode: number.serviceCode,
      phoneNumber: formatPhoneNumber(number.phoneNumber),
      code: number.smsCode,
    })),
);
