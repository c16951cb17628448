import { combine } from 'effector';
import * as v from 'valibot';
import { $clock, $serverOffsetMs } from '../lib/clock';
import { newKey } from '../lib/new-key';
import { $user } from '../api/signed-in';

/** What is kept of every click that may cost money: enough to recognise, later, what came of it. */
export const clickEntries = {
  /** Who clicked: nobody else takes the call up again. */
  userId: v.string(),
  /** Names the call of this click, the same however often the browser sends it. */
  key: v.string(),
  /** Server time of the click, ms since 1970. */
  clickedAt: v.number(),
  /** The same moment on this machine's clock. */
  clickedHereAt: v.number(),
  /** Ids in the list at the click; null when the list was not known. */
  knownIds: v.nullable(v.array(v.string())),
};

/** A click that may cost money. */
export type Click = v.InferOutput<v.ObjectSchema<typeof clickEntries, undefined>>;

/** What a click made now is made of, beside what it asks for and what was known. */
export const $clickContext = combine({ user: $user, clock: $clock, offsetMs: $serverOffsetMs });

type ClickContext = ReturnType<typeof $clickContext.getState>;

/** A click of this moment; `knownIds` as in the last list, null when there was none. */
export const clickNow = (
  { user, clock, offsetMs }: ClickContext,
  knownIds: readonly string[] | null,
): Click => {
  const now = clock.now();
  return {
    userId: user?.id ?? '',
    key: newKey(),
    clickedAt: now + offsetMs,
    clickedHereAt: now,
    knownIds: knownIds && [...knownIds],
  };
};

/**
 * How long ago a click was, in ms. Both clocks must agree that it is so long ago: right after a reload nothing is
 * known yet of the server's clock, and the machine's may have been set.
 */
export const sinceClick = (click: Click, now: number, offsetMs: number): number =>
  Math.max(0, Math.min(now + offsetMs - click.clickedAt, now - click.clickedHereAt));
