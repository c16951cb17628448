import { createEvent, createStore, sample } from 'effector';
import { $clock } from '../../../../lib/time/clock';
import { createFireLaterFx } from '../../../../lib/time/delay';
import { VERIFICATION_LIMIT_MS } from '../../../../limits';
import { verificationCompleted, verificationStarted } from '../../../../realtime';
import { sessionEnded } from '../../../session';

interface Limit {
  readonly txRef: string;
  /** ms since 1970. */
  readonly endsAt: number;
}

const limitSet = createEvent<Limit>();
const limitReached = createEvent<Limit>();

/** The server did not announce the end of a verification in time. */
export const verificationForgotten = createEvent<Limit>();
const endLaterFx = createFireLaterFx(limitReached);

/**
 * Verifications the server announced, by tx_ref, and when each stops counting if its end is never announced, in ms
 * since 1970.
 */
export const $announcedVerifications = createStore<ReadonlyMap<string, number>>(new Map())
  .on(limitSet, (limits, { txRef, endsAt }) => new Map([...limits, [txRef, endsAt]]))
  .on(
    [verificationCompleted, verificationForgotten],
    (limits, { txRef }) => new Map([...limits].filter(([ref]) => ref !== txRef)),
  )
  .reset(sessionEnded);

sample({
  clock: verificationStarted,
  source: $clock,
  fn: (clock, { txRef }) => ({ txRef, endsAt: clock.now() + VERIFICATION_LIMIT_MS }),
  target: limitSet,
});
sample({
  clock: limitSet,
  fn: (payload) => ({ afterMs: VERIFICATION_LIMIT_MS, payload }),
  target: endLaterFx,
});
// The limit of an earlier verification must not end a later one.
sample({
  clock: limitReached,
  source: $announcedVerifications,
  filter: (limits, { txRef, endsAt }) => limits.get(txRef) === endsAt,
  fn: (_, limit) => limit,
  target: verificationForgotten,
});
