import { createEvent, createStore, merge, sample } from 'effector';
import * as v from 'valibot';
import { createKeptForUser } from '../../kept-for-user';
import type { WizardChoices } from '../../rules';
import { transactionsScreenToggled } from '../deposits';
import { sessionEnded } from '../session';
import { $isAddFundsOpen, addFundsOpened, depositAmountChanged } from './form';
import { $missingNgn } from './missing';

/** 'Top up your account': the user left the wizard with these choices, for lack of funds (decision 0062). */
export const topUpStarted = createEvent<WizardChoices>();

/** The user took the way back, or does not want it any more. */
export const wayBackClosed = createEvent();

/** What the user was about to buy; null when nothing was interrupted. Kept, because a payment in this tab leaves the page. */
export const $interruptedPurchase = createKeptForUser<WizardChoices | null, WizardChoices | null>({
  name: 'unsettled-top-up',
  schema: v.nullable(
    v.object({
      country: v.optional(v.string()),
      service: v.optional(v.string()),
      operator: v.optional(v.string()),
    }),
  ),
  empty: null,
  needed: transactionsScreenToggled.filter({ fn: Boolean }).map(() => undefined),
  changed: merge([topUpStarted, wayBackClosed.map(() => null)]),
  apply: (_, change) => change,
});

/** Whether the amount waits for what is missing to be known. What the user types meanwhile has precedence. */
const $isFillDue = createStore(false)
  .on(topUpStarted, () => true)
  .reset(depositAmountChanged, $isAddFundsOpen.updates.filter({ fn: (isOpen) => !isOpen }), sessionEnded);

sample({ clock: topUpStarted, target: addFundsOpened });
sample({
  clock: [$missingNgn, $isFillDue],
  source: { ngn: $missingNgn, isDue: $isFillDue },
  filter: ({ ngn, isDue }) => isDue && ngn !== null,
  fn: ({ ngn }) => String(ngn),
  target: depositAmountChanged,
});
