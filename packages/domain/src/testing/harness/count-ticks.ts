import {
  allSettled,
  createEvent,
  createStore,
  createWatch,
  fork,
  type Event,
  type EventCallable,
} from 'effector';
import { vi } from 'vitest';

/** Switch of a timed unit. */
export const createSwitch = () => {
  const switched = createEvent<boolean>();
  return { switched, $isOn: createStore(false).on(switched, (_, isOn) => isOn) };
};

/** Switches a timed unit on, in a scope of its own, and counts how often it is due. */
export const countTicks = async (switched: EventCallable<boolean>, tick: Event<void>) => {
  const scope = fork();
  const onTick = vi.fn();
  createWatch({ unit: tick, fn: onTick, scope });
  await allSettled(switched, { scope, params: true });
  return { scope, onTick };
};
