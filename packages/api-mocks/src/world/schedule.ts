import type { Sms } from '../db/rows';
import type { Flags } from './flags';

/** Something that will happen by itself. Plain data, so that a world can be stored and read back. */
export type Task =
  | { readonly kind: 'sms'; readonly numberId: number; readonly sms: Sms }
  | { readonly kind: 'expiry'; readonly numberId: number }
  /** The payment provider reports the outcome of a payment. */
  | { readonly kind: 'payment-notice'; readonly depositId: number }
  | { readonly kind: 'subscription-end'; readonly subscriptionId: number }
  /** The circumstances change: a price rises, a network runs out of numbers. */
  | { readonly kind: 'change'; readonly flags: Partial<Flags> };

/** A task and the moment it is due, ms since 1970. */
export interface ScheduledTask {
  readonly at: number;
  readonly task: Task;
}

/** What is still to happen, earliest first. It sets no timer: `World.advance` runs what is due. */
export interface Schedule {
  add(at: number, task: Task): void;
  /** Takes the earliest appointment that is due, if there is one. */
  takeDue(now: number): ScheduledTask | undefined;
  all(): readonly ScheduledTask[];
  /** Replaces all appointments made so far. */
  load(appointments: readonly ScheduledTask[]): void;
}

/** An empty schedule. */
export const createSchedule = (): Schedule => {
  const scheduledTasks: ScheduledTask[] = [];
  return {
    add: (at, task) => {
      // Most appointments are later than all others, so the place is looked for from the end.
      const before = scheduledTasks.findLastIndex((appointment) => appointment.at <= at);
      scheduledTasks.splice(before + 1, 0, { at, task });
    },
    takeDue: (now) => {
      const [first] = scheduledTasks;
      return first !== undefined && first.at <= now ? scheduledTasks.shift() : undefined;
    },
    all: () => scheduledTasks,
    load: (stored) => {
      scheduledTasks.splice(0, scheduledTasks.length, ...stored);
    },
  };
};
