import { createEvent, createStore, sample } from 'effector';
import { health } from '../contracts/system-calls';
import { createOperationFx } from '../api/client/operation-fx';
import { isRejection, type ApiError } from '../api/errors/api-error';

/** State of the health check: everything else starts after it (spec §2). */
export type HealthGate = 'checking' | 'reachable' | 'unreachable' | 'refused';

const checkHealthFx = createOperationFx(health);

export const healthCheckRequested = createEvent();

/** 'Retry Connection' was clicked. */
export const retryConnectionClicked = createEvent();

export const serverReached = createEvent();

/** Current state of the health check. */
export const $healthGate = createStore<HealthGate>('checking')
  .on(checkHealthFx, () => 'checking')
  .on(serverReached, () => 'reachable')
  .on(checkHealthFx.failData, (gate, error) => {
    if (isServerReachable(error)) return gate;
    // A server on another origin that does not allow this one.
    return isRejection(error) && error.status === 403 ? 'refused' : 'unreachable';
  });

sample({
  clock: [healthCheckRequested, retryConnectionClicked],
  source: checkHealthFx.pending,
  filter: (isPending) => !isPending,
  fn: () => ({}),
  target: checkHealthFx,
});
sample({ clock: checkHealthFx.done, target: serverReached });
sample({ clock: checkHealthFx.failData, filter: isServerReachable, target: serverReached });

/** Success means status 200, whatever the body (spec §7); only a success can be 'malformed'. */
function isServerReachable(error: ApiError): boolean {
  return error.kind === 'malformed';
}
