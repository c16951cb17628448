import { namesOf } from '../names-of';
import type { World } from '../world/world';
import { circumstances, type Circumstance } from './circumstances';
import { reachableNumbers } from './numbers';
import { openPayments } from './payments';

/** Entities of a world that commands can act on, and its changed settings. */
export const stateOf = (world: World) => ({
  /** The world's clock, ms since 1970. */
  now: world.clock.now(),
  speed: world.clock.speed,
  numbers: reachableNumbers(world).map(({ id, service_code, phone_number, status }) => ({
    id,
    label: `+${phone_number} · ${service_code} · ${status}`,
  })),
  payments: openPayments(world).map(({ id, formatted_ngn, tx_ref }) => ({
    id,
    label: `${formatted_ngn} · ${tx_ref}`,
  })),
  circumstances: namesOf<Circumstance>(circumstances).map((id) => ({
    id,
    label: circumstances[id],
    isActive: world.flags[id],
  })),
  /** Operations whose next call fails. */
  failing: world.flags.faults.filter(({ times }) => times > 0).map(({ operation }) => operation),
});
