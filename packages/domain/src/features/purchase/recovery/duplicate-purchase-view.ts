import { combine, createEvent, sample } from 'effector';
import { formatPhoneNumber } from '../../../rules';
import { $numberCards, cancelClicked, type CancelView } from '../../numbers';
import { $boughtWithClick } from './duplicate-purchase';

/** 'Cancel the second one'. */
export const secondNumberCancelClicked = createEvent();

/** The numbers that one click bought, if more than one, as the user is told about them. */
export interface TwinPurchaseView {
  readonly count: number;
  /** Their phone numbers, oldest first. */
  readonly phoneNumbers: readonly string[];
  /** State of the button that cancels the second one. */
  readonly cancel: CancelView;
}

/** More than one number bought with one click; null while there is no such case. */
export const $twinPurchase = combine(
  $boughtWithClick,
  $numberCards,
  (twins, cards): TwinPurchaseView | null => {
    const [, second] = twins;
    if (second === undefined) return null;
    return {
      count: twins.length,
      phoneNumbers: twins.map(({ phoneNumber }) => formatPhoneNumber(phoneNumber)),
      // Stryker disable next-line ObjectLiteral,StringLiteral,OptionalChaining: the card comes with the list, in the same step.
      cancel: cards.get(second.id)?.cancel ?? { kind: 'none' },
    };
  },
);

sample({
  clock: sample({ clock: secondNumberCancelClicked, source: $boughtWithClick }).filterMap(
    // Stryker disable next-line OptionalChaining: without a second number nothing is done, with an error or without.
    ([, second]) => second?.id,
  ),
  target: cancelClicked,
});
