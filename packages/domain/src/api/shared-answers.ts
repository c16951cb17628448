import { createEvent, createStore } from 'effector';
import { sessionEnded } from './session-ended';

/** An answer that concerns all tabs of the user, and what it answers. */
export interface SharedAnswer {
  readonly path: string;
  /** The request as JSON. */
  readonly key: string;
  /** As `read` of the operation gave it. */
  readonly answer: unknown;
  /** When the call began, ms since 1970 on this machine, which is that of all tabs. */
  readonly beganAt: number;
}

/** This tab was answered: the others need not ask. */
export const answerGiven = createEvent<SharedAnswer>();

/** Another tab of the same user was answered. */
export const answerTold = createEvent<SharedAnswer>();

/** Another tab leads from now on (true), which hears the same messages and asks for all; or this one does. */
export const leadPassed = createEvent<boolean>();

/** Whether another tab leads. */
export const $isFollowing = createStore(false)
  .on(leadPassed, (_, isElsewhere) => isElsewhere)
  .reset(sessionEnded);
