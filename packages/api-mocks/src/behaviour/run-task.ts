import type { Task } from '../db/schedule';
import type { World } from '../world';
import { expire } from './expiry';
import { receiveSms } from './sms';

/** Does what the schedule says. */
export const runTask = (world: World, task: Task): void => {
  const number = world.db.numbers.find(task.numberId);
  if (number === undefined) return;
  if (task.kind === 'sms') receiveSms(world, number, task.sms, 'high');
  else expire(world, number);
};
