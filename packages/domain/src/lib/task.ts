import {
  attach,
  createEvent,
  createStore,
  sample,
  scopeBind,
  type EventCallable,
  type Scope,
} from 'effector';
import { $isPageVisible } from './page';
import { $ports, type Ports } from './ports';
import { scopeClosed } from './session-events';
import { $clock, $time, type Clock, type Time } from './time/clock';
import { $timers, type Timers } from './time/timers';

/** Fires an event in the scope it was made for, now or later. */
export type Tell = <T>(event: EventCallable<T>, payload: T) => void;

/** Default: the scope in which it is called, or none. */
export const bindTell = (scope?: Scope): Tell =>
  scopeBind<Tell>((event, payload) => event(payload), { safe: true, ...(scope && { scope }) });

/** What plain code works with in its scope. */
export interface Tools {
  readonly ports: Ports;
  readonly clock: Clock;
  readonly time: Time;
  readonly timers: Timers;
  readonly isPageVisible: boolean;
  readonly tell: Tell;
  /** The object of this scope that belongs to the key; the first call makes it. */
  readonly own: <T>(key: object, make: () => T) => T;
}

type Work = (tools: Tools) => unknown;

const workRequested = createEvent<Work>();

/** The objects of the scope, by their key. */
const $objects = createStore<Map<object, unknown> | null>(null).on(
  workRequested,
  (objects) => objects ?? new Map(),
);

/** One effect for all tasks: an effect is made of 23 units, and making units is most of a start's script. */
const workFx = attach({
  source: {
    objects: $objects,
    ports: $ports,
    clock: $clock,
    time: $time,
    timers: $timers,
    isPageVisible: $isPageVisible,
  },
  effect: ({ objects, ...tools }, work: Work) => {
    const own = <T>(key: object, make: () => T): T => {
      const made = objects?.get(key) ?? make();
      objects?.set(key, made);
      // Whoever has the key has made it.
      return made as T;
    };
    return work({ ...tools, own, tell: bindTell() });
  },
});
// Several tasks may come in one step of the event graph.
sample({ clock: workRequested, target: workFx, batch: false });

/** An event whose payload is worked on outside the graph; `done` fires with the result. */
export const createTask = <Payload = void, Result = unknown>(
  work: (tools: Tools, payload: Payload) => Result | Promise<Result>,
  done?: EventCallable<Result>,
): EventCallable<Payload> =>
  workRequested.prepend((payload: Payload) => (tools) => {
    const result = work(tools, payload);
    if (done === undefined) return result;
    const tell = (value: Result): void => tools.tell(done, value);
    if (!(result instanceof Promise)) tell(result);
    return result instanceof Promise ? result.then(tell) : undefined;
  });

sample({ clock: scopeClosed, target: createTask(({ timers }) => timers.close()) });
