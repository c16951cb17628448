import { createEvent } from 'effector';
import { SLOW_START_MS } from '../../limits/spec';
import type { ApiError } from './api-error';

/** A notice about the transport, independent of the call (spec §8, Transport). */
export type TransportNotice =
  | { readonly kind: 'rate-limited'; readonly retryAfterS: number | null }
  | { readonly kind: 'server-starting' };

/** The client met something that is not the outcome of a single call. */
export const noticeReceived = createEvent<TransportNotice>();

/**
 * Notice for a failed exchange, if any. A sleeping server refuses at once or lets the call hang: a network
 * failure always counts as 'starting up', a timeout only after 30 s or more, since shorter deadlines are
 * deliberate (spec §8). A server that answered another call meanwhile is awake.
 * @param silentMs time since the server last answered any call
 */
export const noticeOf = (error: ApiError, silentMs = Infinity): TransportNotice | null => {
  switch (error.kind) {
    case 'rejected':
      return error.status === 429 ? { kind: 'rate-limited', retryAfterS: error.retryAfterS } : null;
    case 'network':
      return { kind: 'server-starting' };
    case 'timeout':
      return error.elapsedMs >= SLOW_START_MS && error.elapsedMs <= silentMs
        ? { kind: 'server-starting' }
        : null;
    default:
      return null;
  }
};

/** The words of a notice (spec §8). */
export const noticeText = (notice: TransportNotice): string => {
  if (notice.kind === 'server-starting') return 'Server is starting up, please wait...';
  return notice.retryAfterS === null
    ? 'Rate limited. Wait and try again later'
    : `Rate limited. Wait ${notice.retryAfterS}s`;
};
