import { attach, createEvent, createStore, sample } from 'effector';
import * as v from 'valibot';
import { loadKeptFx, portsSupplied, saveKeptFx } from '../../../lib/ports';
import type { WizardChoices } from '../../../rules';
import { transactionsScreenToggled } from '../deposits';
import { $user, sessionEnded } from '../../session';
import { $isAddFundsOpen, addFundsOpened, depositAmountChanged } from './form';
import { $missingNgn } from './amount/shortfall';

/** 'Top up your account': the user left the wizard with these choices, for lack of funds (decision 0062). */
export const topUpStarted = createEvent<WizardChoices>();

/** The user took the way back, or does not want it any more. */
export const wayBackClosed = createEvent();

const kept = v.object({
  userId: v.string(),
  choices: v.object({
    country: v.optional(v.string()),
    service: v.optional(v.string()),
    operator: v.optional(v.string()),
  }),
});

const loadFx = attach({ effect: loadKeptFx, mapParams: (_: unknown) => 'unsettled-top-up' as const });

const found = sample({
  clock: loadFx.doneData,
  source: $user,
  fn: (user, value) => {
    const read = v.safeParse(kept, value);
    return read.success && read.output.userId === user?.id ? read.output.choices : null;
  },
}).filterMap((choices) => choices ?? undefined);

/** What the user was about to buy; null when nothing was interrupted. Kept, because a payment in this tab leaves the page. */
export const $interruptedPurchase = createStore<WizardChoices | null>(null)
  .on([topUpStarted, found], (_, choices) => choices)
  .reset(wayBackClosed, sessionEnded);

sample({
  clock: topUpStarted,
  source: $user,
  fn: (user, choices) => ({ name: 'unsettled-top-up' as const, value: { userId: user?.id, choices } }),
  target: saveKeptFx,
});
sample({
  clock: wayBackClosed,
  fn: () => ({ name: 'unsettled-top-up' as const, value: null }),
  target: saveKeptFx,
});
// A page that is loaded anew shows its screen a moment before the browser is supplied.
sample({ clock: [transactionsScreenToggled.filter({ fn: Boolean }), portsSupplied], target: loadFx });

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
