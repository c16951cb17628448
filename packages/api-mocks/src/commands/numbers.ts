import type { UserRow, NumberRow, Order } from '../db/rows';
import { ofUser, rowOf } from '../db/table';
import type { World } from '../world/world';
import { cancel, deliverSms, isActive } from '../behaviour/numbers/number-lifecycle';
import { purchase } from '../behaviour/numbers/purchase';
import { Rejection } from '../behaviour/rejection';
import { smsFrom, smsWith } from '../world/catalogue/sms-texts';

/** The user that commands act on: the last one to sign in who still has a session, else the demo account. */
export const customerOf = (world: World): UserRow => {
  const session = world.db.sessions.findLast(({ open }) => open);
  const user = rowOf(world.db.users, session?.userId ?? 1);
  if (user === undefined) throw new Error('The world has no accounts.');
  return user;
};

/** The customer's numbers that an SMS can still reach, newest first. */
export const reachableNumbers = (world: World): readonly NumberRow[] => {
  const { id } = customerOf(world);
  return ofUser(world.db.numbers, id).filter(isActive).toReversed();
};

/**
 * Sends an SMS to a number now. Default code: six digits. A number in a final status ignores it (spec §4); a
 * further one reaches a received number when its status is asked for.
 */
export const sendSms = (world: World, numberId: number, code?: string): void => {
  const number = rowOf(world.db.numbers, numberId);
  if (number === undefined) return;
  const sms =
    code === undefined ? smsFrom(number.service_code, world.random) : smsWith(number.service_code, code);
  deliverSms(world, number, sms);
};

/** The customer buys a number on another device. */
export const buyElsewhere = (world: World, order: Order): NumberRow => {
  const bought = purchase(world, customerOf(world).id, order);
  if (bought instanceof Rejection) throw new Error(`The purchase was refused: ${bought.code}`);
  return bought.number;
};

/** The customer cancels a number on another device; nothing happens where the server refuses it. */
export const cancelElsewhere = (world: World, numberId: number): void => {
  const number = rowOf(world.db.numbers, numberId);
  if (number !== undefined) cancel(world, number);
};
