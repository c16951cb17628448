import type { Task } from '../world/schedule';
import type { World } from '../world/world';
import { deliverSms, expire } from './numbers/number-lifecycle';
import { endSubscription } from './numbers/subscriptions';
import { receivePaymentNotice } from './payments/deposits';

const withRow = <Row>(row: Row | undefined, act: (row: Row) => void): void => {
  if (row !== undefined) act(row);
};

/** Executes a scheduled task. */
export const runTask = (world: World, task: Task): void => {
  const { db } = world;
  switch (task.kind) {
    case 'sms':
      withRow(db.numbers.find(task.numberId), (number) => deliverSms(world, number, task.sms));
      break;
    case 'expiry':
      withRow(db.numbers.find(task.numberId), (number) => expire(world, number));
      break;
    case 'payment-notice':
      withRow(db.deposits.find(task.depositId), (deposit) => receivePaymentNotice(world, deposit));
      break;
    case 'subscription-end':
      withRow(db.subscriptions.find(task.subscriptionId), endSubscription);
      break;
    case 'change':
      Object.assign(world.flags, structuredClone(task.flags));
  }
};
