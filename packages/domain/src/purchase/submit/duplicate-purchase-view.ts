import { combine, createEvent, sample } from 'effector';
import { formatPhoneNumber, $numberCards, cancelClicked, type CancelView } from '../../numbers';
import { $numbersOfLatestIntent } from './duplicate-purchase';

/** 'Cancel the second one'. */
export const secondNumberCancelClicked = createEvent();

/** The numbers bought by one click, if more than one, as displayed. */
export interface DuplicatePurchaseView {
  readonly count: number;
  /** Their phone numbers, oldest first. */
  readonly phoneNumbers: readonly string[];
  /** State of the button that cancels the second one. */
  readonly cancel: CancelView;
}

/** More than one number bought with one click; null while there is no such case. */
export const $duplicatePurchase = combine(
  $numbersOfLatestIntent,
  $numberCards,
  (numbers, cards): DuplicatePurchaseView | null => {
    const [, second] = numbers;
    if (second === undefined) return null;
    return {
      count: numbers.length,
      phoneNumbers: numbers.map(({ phoneNumber }) => formatPhoneNumber(phoneNumber)),
      cancel: cards.get(second.id)?.cancel ?? { kind: 'none' },
    };
  },
);

sample({
  clock: sample({ clock: secondNumberCancelClicked, source: $numbersOfLatestIntent }).filterMap(
    ([, second]) => second?.id,
  ),
  target: cancelClicked,
});
