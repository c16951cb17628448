import type { World } from '../world/world';
import { dropSockets, expireSessions, setCircumstance } from './circumstances';
import { clearFailures, failNext } from './failures';
import { sendSms } from './numbers';
import { addFunds, failPayment, settlePayment } from './payments';
import { advanceBy, jumpToCancelWindow, jumpToExpiry, setSpeed } from './time';

/** Everything that can be done to a world, by name: the one list behind panel and `POST /simulator`. */
export const actions = {
  advanceBy,
  setSpeed,
  jumpToCancelWindow,
  jumpToExpiry,
  sendSms,
  settlePayment,
  failPayment,
  addFunds,
  failNext,
  clearFailures,
  setCircumstance,
  expireSessions,
  dropSockets,
} as const;

export type Actions = typeof actions;

/** Name of something that can be done to a world. */
export type ActionName = keyof Actions;

/** Arguments of an action besides its world. */
export type DetailsOf<N extends ActionName> =
  Parameters<Actions[N]> extends readonly [unknown, ...infer Details] ? Details : never;

/** Does something to a world. Callers pair a name with its own details: `DetailsOf`. */
export const act = (world: World, name: ActionName, details: readonly unknown[]): void =>
  (actions[name] as (world: World, ...details: readonly unknown[]) => void)(world, ...details);
