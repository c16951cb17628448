import { sample } from 'effector';
import { isOutcomeUnknown } from '../../api/api-error';
import { createOperationFx } from '../../api/operation-fx';
import { retryNumber } from '../../contracts/numbers';
import { activeNumbersOutdated, numberRetried } from './numbers';

/**
 * Asks for another SMS on a number, which moves its expiry (spec §4, §7). Sent once, whatever becomes of the answer.
 */
export const retryNumberFx = createOperationFx(retryNumber);

sample({
  clock: retryNumberFx.done,
  fn: ({ params, result }) => ({ id: params.params.id, expiresAt: result.expiresAt }),
  target: numberRetried,
});
sample({
  clock: retryNumberFx.failData,
  filter: isOutcomeUnknown,
  target: activeNumbersOutdated,
});
