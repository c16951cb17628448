import { createEvent, createStore, sample } from 'effector';
import { $clock } from '../../lib/time/clock';
import { createDelayFx } from '../../lib/time/timers';
import { VERIFICATION_TIMEOUT_MS } from '../../limits/tuning';
import { verificationCompleted, verificationStarted } from '../../realtime/messages/events';

interface VerificationTimeout {
  readonly txRef: string;
  /** ms since 1970. */
  readonly endsAt: number;
}

const timeoutSet = createEvent<VerificationTimeout>();
const timeoutReached = createEvent<VerificationTimeout>();

/** The server did not announce the end of a verification in time. */
export const verificationTimedOut = createEvent<VerificationTimeout>();
const startTimeoutFx = createDelayFx(timeoutReached);

/**
 * Verifications the server announced, by tx_ref, and when each stops counting if its end is never announced, in ms
 * since 1970.
 */
export const $serverVerifications = createStore<ReadonlyMap<string, number>>(new Map())
  .on(timeoutSet, (limits, { txRef, endsAt }) => new Map([...limits, [txRef, endsAt]]))
  .on(
    [verificationCompleted, verificationTimedOut],
    (limits, { txRef }) => new Map([...limits].filter(([ref]) => ref !== txRef)),
  );

sample({
  clock: verificationStarted,
  source: $clock,
  fn: (clock, { txRef }) => ({ txRef, endsAt: clock.now() + VERIFICATION_TIMEOUT_MS }),
  target: timeoutSet,
});
sample({
  clock: timeoutSet,
  fn: (payload) => ({ afterMs: VERIFICATION_TIMEOUT_MS, payload }),
  target: startTimeoutFx,
});
// The limit of an earlier verification must not end a later one.
sample({
  clock: timeoutReached,
  source: $serverVerifications,
  filter: (limits, { txRef, endsAt }) => limits.get(txRef) === endsAt,
  fn: (_, limit) => limit,
  target: verificationTimedOut,
});
