import { combine } from 'effector';
import * as v from 'valibot';
import { $time, type Time } from '../../lib/time/clock';
import { createUuid } from '../../lib/uuid';
import { $user } from '../session/current-user';

/** Stored metadata of every click that may cost money: enough to recognise its result later. */
export const intentEntries = {
  /** Id of the user who clicked: the call is resumed for no other user. */
  userId: v.string(),
  /** Idempotency key of the call, the same however often the browser sends it. */
  key: v.string(),
  /** Server time of the click, ms since 1970. */
  clickedAt: v.number(),
  /** The same moment on this machine's clock. */
  clickedHereAt: v.number(),
  /** Ids in the list at the click; null when the list was not known. */
  knownIds: v.nullable(v.array(v.string())),
};

export type MutationIntent = v.InferOutput<v.ObjectSchema<typeof intentEntries, undefined>>;

export const $intentMetadata = combine({ user: $user, time: $time });

export type IntentMetadata = ReturnType<typeof $intentMetadata.getState>;

/** Records a click made now; `knownIds` as in the last list, null when there was none. */
export const createIntent = (
  { user, time }: IntentMetadata,
  knownIds: readonly string[] | null,
): MutationIntent => ({
  userId: user?.id ?? '',
  key: createUuid(),
  clickedAt: time.onServer(),
  clickedHereAt: time.here(),
  knownIds: knownIds && [...knownIds],
});

/** Age of an intent, in ms, by the clock that says less: after a reload neither is sure. */
export const intentAgeMs = ({ clickedAt, clickedHereAt }: MutationIntent, time: Time): number =>
  Math.max(0, Math.min(time.onServer() - clickedAt, time.here() - clickedHereAt));
