import type { Flags } from '../world/flags';
import type { World } from '../world/world';

type SwitchName = {
  [Name in keyof Flags]: Flags[Name] extends boolean ? Name : never;
}[keyof Flags];

/** Circumstances that can be switched on and off, with their labels. */
export const circumstances = {
  serverDown: 'Server unreachable',
  socketsRefused: 'Live updates unreachable',
  socketTokensRefused: 'Live updates refuse every token',
  providerAccountEmpty: 'Operator’s account with the provider empty',
  purchasesLimited: 'Purchases rate-limited',
  pricesLimited: 'Prices rate-limited',
  paymentProviderDown: 'Payment provider unreachable',
  csrfRotated: 'Anti-forgery token stale, once',
} as const satisfies Partial<Record<SwitchName, string>>;

export type Circumstance = keyof typeof circumstances;

/** Switches a circumstance on or off. */
export const setCircumstance = (world: World, name: Circumstance, isActive: boolean): void => {
  world.flags[name] = isActive;
};

/** Ends every session: the next call is refused, and so is the refresh that follows. */
export const expireSessions = (world: World): void => {
  for (const session of world.db.sessions) session.open = false;
};

/** Close codes with a meaning for the client (spec §8). */
export const closeCodes = {
  1000: 'Server shutting down',
  1001: 'Going away',
  1008: 'Authentication required',
  1011: 'Server error',
  1012: 'Service restart',
} as const;

/** Ends every open websocket with a close code. */
export const dropSockets = (world: World, code: number): void => {
  world.sockets.closeAll(code, code in closeCodes ? closeCodes[code as keyof typeof closeCodes] : '');
};
