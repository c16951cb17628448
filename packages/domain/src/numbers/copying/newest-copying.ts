import { createEvent, sample } from 'effector';
import type { PurchasedNumber } from '../../contracts';
import { isActiveNumber } from '../list/number-status';
import { toast, toastRequested } from '../../lib/toasts/toasts';
import { $allNumbers } from '../list/active-numbers';
import type { CopiedWhat } from './copy-numbers';
import { searchCopyClicked } from './search-copying';

/** The user wants the newest code, or the newest active number, on the clipboard. */
export const newestCopyClicked = createEvent<CopiedWhat>();

const found = sample({
  clock: newestCopyClicked,
  source: $allNumbers,
  fn: (numbers, what) => ({ what, id: newestId(numbers, what) }),
});
sample({
  clock: found.filterMap(({ what, id }) => (id === undefined ? undefined : { what, id })),
  target: searchCopyClicked,
});
sample({
  clock: found.filter({ fn: ({ id }) => id === undefined }),
  fn: ({ what }) => toast('info', what === 'code' ? 'No code to copy yet' : 'No active number to copy'),
  target: toastRequested,
});

function newestId(numbers: readonly PurchasedNumber[], what: CopiedWhat): string | undefined {
  const [candidates, at] =
    what === 'code'
      ? [numbers.filter(({ smsCode }) => smsCode !== null), ({ receivedAt }: PurchasedNumber) => receivedAt]
      : [numbers.filter(isActiveNumber), ({ purchasedAt }: PurchasedNumber) => purchasedAt];
  return candidates.toSorted((one, other) => (at(other) ?? 0) - (at(one) ?? 0))[0]?.id;
}
