import { combine, createEvent, createStore, sample } from 'effector';
import { createExpiry } from '../lib/time/create-timer';
import { CONNECTED_BADGE_MS } from '../limits/spec';
import { $connectionStatus } from '../realtime/model';
import type { ConnectionStatus } from '../realtime/connection/connection';

/** Hidden: signed out, or connected for more than 3.5 s. */
const NOTHING = { state: null, detail: null, isGivenUp: false };

const connectedTimePassed = createEvent<ConnectionStatus>();

const badgeTimeStarted = createExpiry(connectedTimePassed);

const $shownStatus = createStore<ConnectionStatus | null>(null).on(
  connectedTimePassed,
  (_, status) => status,
);

/** The badge at the bottom right (spec §2), with the reason of an issue (spec §8, Websocket). */
export const $connectionBadge = combine($connectionStatus, $shownStatus, (status, shownStatus) => {
  switch (status?.state) {
    case undefined:
      return NOTHING;
    case 'connecting':
      return { ...NOTHING, state: 'connecting' as const };
    case 'connected':
      return status === shownStatus ? NOTHING : { ...NOTHING, state: 'connected' as const };
    default:
      // After the last automatic attempt to reconnect, 'Try again' is offered.
      return {
        state: 'issue' as const,
        detail: status?.detail ?? null,
        isGivenUp: status?.state === 'error',
      };
  }
});

sample({
  clock: $connectionStatus.updates.filterMap((status) =>
    status?.state === 'connected' ? { afterMs: CONNECTED_BADGE_MS, payload: status } : undefined,
  ),
  target: badgeTimeStarted,
});
