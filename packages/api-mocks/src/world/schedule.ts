import type { ListedRow, Sms } from '../db/rows';
import type { Flags } from './flags';

/** A future event. Plain data, so that a world can be stored and restored. */
export type Task =
  | { readonly kind: 'sms'; readonly numberId: number; readonly sms: Sms }
  | { readonly kind: 'expiry'; readonly numberId: number }
  /** The provider has answered for all waiting numbers of a list, which had these rows when it began. */
  | { readonly kind: 'list-end'; readonly rows: readonly ListedRow[] }
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

interface Scheduled {
  readonly schedule: ScheduledTask[];
}

/** Enters a task in a world's schedule, earliest first. It sets no timer: `World.advance` runs due ones. */
export const addTask = ({ schedule }: Scheduled, at: number, task: Task): void => {
  // Most tasks are later than all others, so the position is searched from the end.
  const before = schedule.findLastIndex((scheduled) => scheduled.at <= at);
  schedule.splice(before + 1, 0, { at, task });
};
