import { createEvent, createStore, sample } from 'effector';
import { health } from '../contracts/system-calls';
import { createClientFx } from '../api/client/operation-fx';
import { isRejection, type ApiError } from '../api/errors/api-error';

/** State of the health check: everything else starts after it (spec §2). */
export type HealthGate = 'checking' | 'reachable' | 'unreachable' | 'refused';

const gateAfter = (error: ApiError): HealthGate => {
  // Success means status 200, whatever the body (spec §7); only a success can be 'malformed'.
  if (error.kind === 'malformed') return 'reachable';
  // A server on another origin that does not allow this one.
  return isRejection(error) && error.status === 403 ? 'refused' : 'unreachable';
};

export const checkHealthFx = createClientFx<void, HealthGate>((client) =>
  // Clients reject with nothing else.
  client.call(health, {}).then(
    () => 'reachable',
    (error: unknown) => gateAfter(error as ApiError),
  ),
);

export const retryConnectionClicked = createEvent();

export const $healthGate = createStore<HealthGate>('checking')
  .on(checkHealthFx, () => 'checking')
  .on(checkHealthFx.doneData, (_, gate) => gate);

sample({
  clock: retryConnectionClicked,
  source: $healthGate,
  filter: (gate) => gate !== 'checking',
  fn: () => undefined,
  target: checkHealthFx,
});
