import { createStore, sample, type Event } from 'effector';
import { createClientFx, type ClientFx } from '../../api/client/operation-fx';
import { isRejection } from '../../api/errors/api-error';
import { cancelNumber, completeNumber } from '../../contracts/numbers-calls';
import type { RequestOf } from '../../contracts/operation';
import type { RequestFor } from '../../contracts/operations';
import type { NumberStatus } from '../list/number-status';

/** Names the number that a call ends. */
export type NumberRequest = RequestFor<'cancelNumber'>;

/**
 * Ends a number. Done as well when the server refuses because the number has this end already; then the
 * result is false: another window or device was first.
 */
const createEndFx = <O extends typeof cancelNumber | typeof completeNumber>(
  operation: O,
  end: NumberStatus,
) =>
  createClientFx(async (client, request: RequestOf<O>) => {
    try {
      await client.call(operation, request);
      return true;
    } catch (error) {
      if (isRejection(error) && error.details['currentStatus'] === end) return false;
      throw error;
    }
  });

/** Cancels a number for the user. `number-actions` handles its outcome, as that of `completeFx`. */
export const cancelFx = createEndFx(cancelNumber, 'cancelled');
/**
 * Cancels a number without an SMS before it expires (decision 0111). `auto-cancel` handles its outcome.
 */
export const autoCancelFx = createEndFx(cancelNumber, 'cancelled');
export const completeFx = createEndFx(completeNumber, 'used');

/** Numbers with a call in flight, by id: one call per number at a time. */
export const $busyNumbers = createStore<ReadonlyMap<string, 'cancel' | 'complete'>>(new Map())
  .on([cancelFx, autoCancelFx], (busy, { params }) => new Map(busy).set(params.id, 'cancel'))
  .on(completeFx, (busy, { params }) => new Map(busy).set(params.id, 'complete'))
  .on([cancelFx.finally, autoCancelFx.finally, completeFx.finally], (busy, { params: { params } }) => {
    const left = new Map(busy);
    left.delete(params.id);
    return left;
  });

/** Calls for each of these numbers, in one step of the event graph. */
export const callForEach = <Done>(ids: Event<readonly string[]>, fx: ClientFx<NumberRequest, Done>): void => {
  const $left = createStore<readonly string[]>([])
    .on(ids, (left, more) => [...left, ...more])
    .on(fx, (left, { params }) => left.filter((id) => id !== params.id));
  sample({
    clock: $left,
    filter: (left) => left.length > 0,
    fn: ([id = '']) => ({ params: { id } }),
    target: fx,
  });
};
