import { combine, createEvent, createStore, sample } from 'effector';
import { createExpiry } from '../lib/time/create-timer';
import { CONNECTED_BADGE_MS } from '../limits/spec';
import { $connectionStatus } from '../realtime/model';
import type { ConnectionStatus } from '../realtime/connection/connection';

/** Badge at the bottom right (spec §2). */
export interface ConnectionBadge {
  /** null while hidden: signed out, or connected for more than 3.5 s. */
  readonly state: 'issue' | 'connecting' | 'connected' | null;
  /** Why there is an issue (spec §8, Websocket). */
  readonly detail: string | null;
  /** True after the last automatic attempt to reconnect, so that 'Try again' is offered. */
  readonly isGivenUp: boolean;
}

const nothing: ConnectionBadge = { state: null, detail: null, isGivenUp: false };

const connectedTimePassed = createEvent<ConnectionStatus>();

const badgeTimeStarted = createExpiry(connectedTimePassed);

/** The connected status that has been shown for long enough. */
const $shownStatus = createStore<ConnectionStatus | null>(null).on(
  connectedTimePassed,
  (_, status) => status,
);

/** The badge at the bottom right. */
export const $connectionBadge = combine(
  $connectionStatus,
  $shownStatus,
  (status, shownStatus): ConnectionBadge => {
    switch (status?.state) {
      case undefined:
        return nothing;
      case 'connecting':
        return { ...nothing, state: 'connecting' };
      case 'connected':
        return status === shownStatus ? nothing : { ...nothing, state: 'connected' };
      default:
        return { state: 'issue', detail: status?.detail ?? null, isGivenUp: status?.state === 'error' };
    }
  },
);

sample({
  clock: $connectionStatus,
  filter: isConnected,
  fn: (status) => ({ afterMs: CONNECTED_BADGE_MS, payload: status }),
  target: badgeTimeStarted,
});

function isConnected(status: ConnectionStatus | null): status is ConnectionStatus {
  return status?.state === 'connected';
}
