import { createEvent, createStore, sample } from 'effector';
import type { RequestFor } from '../../../contracts';
import { choicesForAnother, type Another, type WizardChoices } from '../../../rules';
import { sessionEnded } from '../../session';
import { cancelClicked, cancelForAnother, cancelFx } from './number-actions';
import { $activeNumbers } from '../list/active-numbers';

type NumberRequest = RequestFor<'cancelNumber'>;

interface KnownWish {
  readonly id: string;
  readonly choices: WizardChoices;
}

/** A number and what is to be different about the one bought in its place. */
export interface AnotherWish {
  readonly id: string;
  readonly another: Another;
}

/** 'Cancel and try another operator' or 'country'. */
export const anotherClicked = createEvent<AnotherWish>();

/** The number is cancelled and paid back: the way leads into the wizard, with these choices made. */
export const anotherReady = createEvent<WizardChoices>();

/** The number was not cancelled, or nobody can tell; the user was told so, and stays. */
export const anotherFailed = createEvent();

const wished = sample({
  clock: anotherClicked,
  source: $activeNumbers,
  fn: (numbers, { id, another }): KnownWish | null => {
    const number = numbers?.find((candidate) => candidate.id === id);
    return number === undefined ? null : { id, choices: choicesForAnother(number, another) };
  },
}).filter({ fn: (wish) => wish !== null });

/** What is to be bought in place of a number that is being cancelled. Whoever just cancels wants nothing else. */
const $wish = createStore<KnownWish | null>(null)
  .on(wished, (_, wish) => wish)
  .reset(cancelClicked, anotherReady, anotherFailed, sessionEnded);

sample({ clock: wished, fn: ({ id }) => id, target: cancelForAnother });
sample({
  clock: cancelFx.done,
  source: $wish,
  filter: isOf,
  fn: (wish) => wish.choices,
  target: anotherReady,
});
sample({ clock: cancelFx.fail, source: $wish, filter: isOf, fn: () => undefined, target: anotherFailed });

function isOf(
  wish: KnownWish | null,
  { params: { params } }: { readonly params: NumberRequest },
): wish is KnownWish {
  return wish?.id === params.id;
}
