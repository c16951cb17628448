import { attach, createEvent, createStore, sample } from 'effector';
import * as v from 'valibot';
import { readStorageFx, portsSupplied, writeStorageFx } from '../../../lib/ports';
import type { PartialSelection } from '../../../rules';
import { transactionsScreenToggled } from '../deposits/list';
import { $user } from '../../../api/session/current-user';
import { sessionEnded } from '../../../lib/session-events';
import { $isAddFundsOpen, addFundsOpened, depositAmountChanged } from './form';
import { $shortfallNgn } from './amount/shortfall';

/** 'Add Funds' of the last step: the user left the wizard with these choices, for lack of funds (decision 0062). */
export const purchaseSuspended = createEvent<PartialSelection>();

/** The user took the way back, or does not want it any more. */
export const resumePurchaseClosed = createEvent();

const storedSchema = v.object({
  userId: v.string(),
  choices: v.object({
    country: v.optional(v.string()),
    service: v.optional(v.string()),
    operator: v.optional(v.string()),
  }),
});

const loadFx = attach({ effect: readStorageFx, mapParams: (_: unknown) => 'unsettled-top-up' as const });

const restored = sample({
  clock: loadFx.doneData,
  source: $user,
  fn: (user, value) => {
    const read = v.safeParse(storedSchema, value);
    return read.success && read.output.userId === user?.id ? read.output.choices : null;
  },
}).filterMap((choices) => choices ?? undefined);

/** The interrupted purchase; null without one. Stored, because a payment in this tab leaves the page. */
export const $purchaseToResume = createStore<PartialSelection | null>(null)
  .on([purchaseSuspended, restored], (_, choices) => choices)
  .reset(resumePurchaseClosed, sessionEnded);

sample({
  clock: purchaseSuspended,
  source: $user,
  fn: (user, choices) => ({ name: 'unsettled-top-up' as const, value: { userId: user?.id, choices } }),
  target: writeStorageFx,
});
sample({
  clock: resumePurchaseClosed,
  fn: () => ({ name: 'unsettled-top-up' as const, value: null }),
  target: writeStorageFx,
});
// A reloaded page shows its screen a moment before the browser is supplied.
sample({ clock: [transactionsScreenToggled.filter({ fn: Boolean }), portsSupplied], target: loadFx });

/** True while the amount waits for the shortfall. Text that the user types meanwhile wins. */
const $isFillDue = createStore(false)
  .on(purchaseSuspended, () => true)
  .reset(depositAmountChanged, $isAddFundsOpen.updates.filter({ fn: (isOpen) => !isOpen }), sessionEnded);

sample({ clock: purchaseSuspended, target: addFundsOpened });
sample({
  clock: [$shortfallNgn, $isFillDue],
  source: { ngn: $shortfallNgn, isDue: $isFillDue },
  filter: ({ ngn, isDue }) => isDue && ngn !== null,
  fn: ({ ngn }) => String(ngn),
  target: depositAmountChanged,
});
