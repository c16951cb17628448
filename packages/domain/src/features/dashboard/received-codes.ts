import { combine } from 'effector';
import { NUMBER_LIFETIME_MS } from '../../limits';
import { formatPhoneNumber, readNumberStatus, remainingLife, serviceLabel } from '../../rules';
import { $receivedNumbers, $unlistedSms } from '../numbers/list/active-numbers';
import { $serviceNames } from '../catalogue/lists/catalogue-lists';
import { $activities, $activityAt } from './dashboard-data';

/** A code that has arrived on a number that still lives. */
export interface ReceivedCodeView {
  readonly id: string;
  readonly service: string;
  /** The provider's code of the service. */
  readonly serviceCode: string;
  /** With its leading plus. */
  readonly phoneNumber: string;
  /** Null while only the list of active numbers has it: the real server's activity leaves codes out. */
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

/** That list is loaded for other pages only, so its numbers may have expired since. */
const $activeReceived = combine(
  $receivedNumbers,
  $activityAt,
  (numbers, now) => numbers?.filter((number) => (remainingLife(number, now) ?? Infinity) > 0) ?? null,
);

/**
 * Received codes, newest first: those of the active numbers or, until another page loads these, those of the
 * recent activity. The dashboard does not load the active numbers until an SMS arrives: such calls are
 * limited (spec §8). The SMS is shown at once, even while its service is unknown.
 */
export const $receivedCodes = combine(
  $activeReceived,
  $recentlyReceived,
  $unlistedSms,
  $serviceNames,
  (received, activities, unlisted, names): readonly ReceivedCodeView[] => {
    const numbers = received ?? activities;
    return [
      ...unlisted
        .filter(({ purchaseId }) => !numbers.some(({ id }) => id === purchaseId))
        .map(({ activationId, purchaseId, phoneNumber, code }) => ({
          id: purchaseId ?? activationId,
          service: 'New SMS',
          serviceCode: '',
          phoneNumber: phoneNumber === null ? '' : formatPhoneNumber(phoneNumber),
          code,
        })),
      ...numbers.map((number) => ({
        id: number.id,
        service: serviceLabel(number, names),
        serviceCode: number.serviceCode,
        phoneNumber: formatPhoneNumber(number.phoneNumber),
        code: number.smsCode,
      })),
    ];
  },
);
