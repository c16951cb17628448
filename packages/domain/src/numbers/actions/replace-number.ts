import type { PartialSelection } from '../../catalogue/selection/wizard-url';
import { createEvent, createStore, sample } from 'effector';
import type { PurchasedNumber } from '../../contracts/number';
import { cancelClicked, cancelForReplacementRequested } from './number-actions';
import { cancelFx, type NumberRequest } from './end-number';
import { $activeNumbers } from '../list/active-numbers';

/** The part of the selection that changes in a replacement for a number without SMS. */
type ReplacementOption = 'operator' | 'country';

/**
 * The part of the selection that stays: service and country for another operator, the service for another
 * country. Each leads to the step where the rest is selected (spec §4).
 */
const selectionForReplacement = (
  { serviceCode: service, countryCode: country }: Pick<PurchasedNumber, 'serviceCode' | 'countryCode'>,
  option: ReplacementOption,
): PartialSelection => (option === 'operator' ? { country, service } : { service });

interface PendingReplacement {
  readonly id: string;
  readonly choices: PartialSelection;
}

/** A number, and the option that its replacement changes. */
export interface ReplacementRequest {
  readonly id: string;
  readonly option: ReplacementOption;
}

/** 'Cancel and try another operator' or 'country'. */
export const replaceClicked = createEvent<ReplacementRequest>();

/** The number is cancelled and refunded: the wizard opens with these choices made. */
export const replacementReady = createEvent<PartialSelection>();

/** The number was not cancelled, or its outcome is unconfirmed; a message was shown, and the screen stays. */
export const replacementFailed = createEvent();

const replacementRequested = sample({
  clock: replaceClicked,
  source: $activeNumbers,
  fn: (numbers, { id, option }): PendingReplacement | null => {
    const number = numbers?.find((candidate) => candidate.id === id);
    return number === undefined ? null : { id, choices: selectionForReplacement(number, option) };
  },
}).filter({ fn: (request) => request !== null });

/** Replacement for a number that is being cancelled. A plain cancel has none. */
const $pendingReplacement = createStore<PendingReplacement | null>(null)
  .on(replacementRequested, (_, request) => request)
  .reset(cancelClicked, replacementReady, replacementFailed);

sample({ clock: replacementRequested, fn: ({ id }) => id, target: cancelForReplacementRequested });
sample({
  clock: cancelFx.done,
  source: $pendingReplacement,
  filter: isForCall,
  fn: (request) => request.choices,
  target: replacementReady,
});
sample({
  clock: cancelFx.fail,
  source: $pendingReplacement,
  filter: isForCall,
  target: replacementFailed,
});

function isForCall(
  replacement: PendingReplacement | null,
  { params: { params } }: { readonly params: NumberRequest },
): replacement is PendingReplacement {
  return replacement?.id === params.id;
}
