import type { ScenarioId } from '../../../scenarios';
import { createWorld } from '../../../world/create-world';
import type { Signal } from '../../../world/sockets';
import type { World } from '../../../world/world';
import {
  loadWorld,
  replaceWorld,
  saveWorld,
  parseState,
  STATE_VERSION,
  type WorldState,
} from '../../../world/world-state';
import type { TextStore } from './text-store';

/** How the world's time follows the machine's. Moments in ms since 1970. */
interface TimeMapping {
  /** Moment of the machine's clock from which both times are counted. */
  readonly realAt: number;
  /** The world's clock at that moment. */
  readonly worldAt: number;
  /** World time that passes per unit of real time. */
  readonly speed: number;
}

/** A stored world: its initial scenario, its time and its data. */
interface WorldRecord {
  readonly scenario: ScenarioId;
  readonly time: TimeMapping;
  readonly world: WorldState;
}

/** Begins the text of a record: one of another version is ignored. */
const VERSION = `${STATE_VERSION}:`;

/** Services of the host for a shared world. */
export interface SharedWorldHost {
  /** Storage between two steps. */
  readonly store: TextStore;
  /** Runs one step at a time among all pages that share the world. */
  readonly withLock: <T>(step: () => Promise<T>) => Promise<T>;
  /** Carries signals to the other pages, and theirs to this one. */
  readonly channel: {
    readonly send: (signal: Signal) => void;
    readonly listen: (listener: (signal: Signal) => void) => void;
  };
  /** The machine's clock, ms since 1970. */
  readonly now: () => number;
  /** Called when the world's time was moved or its speed changed, here or in another page. */
  readonly onTimeJump: () => void;
}

/** One world that all pages of a browser share and that outlives them. */
export interface SharedWorld {
  /** This page's copy; read-only outside of `run`. */
  readonly world: World;
  /** Initial scenario of the current world. */
  readonly scenario: () => ScenarioId;
  /** Runs a step on the newest state of the world, at its current time, and stores the changes. */
  readonly run: <T>(step: () => T | Promise<T>) => Promise<T>;
  /** Restarts the world for all pages: open websockets are closed. */
  readonly begin: (scenario: ScenarioId) => Promise<void>;
}

/**
 * Opens the stored world, or starts one. Every step reads the newest state and writes it back, so no page is
 * the master and any may be closed at any time.
 * @param wanted the required initial scenario: a world with another one is replaced. Null: the stored world,
 * else 'demo'
 */
export const openSharedWorld = async (
  wanted: ScenarioId | null,
  { store, withLock, channel, now, onTimeJump }: SharedWorldHost,
): Promise<SharedWorld> => {
  let scenario = wanted ?? 'demo';
  let time: TimeMapping = { realAt: now(), worldAt: now(), speed: 1 };
  let known: string | null = null;
  const world = createWorld(scenario, now());

  const load = async (): Promise<void> => {
    const text = await store.read();
    if (text === known || text?.startsWith(VERSION) !== true) return;
    known = text;
    const record = parseState(text.slice(VERSION.length)) as WorldRecord;
    ({ scenario, time } = record);
    Object.assign(world.clock, { moment: time.worldAt, speed: time.speed });
    loadWorld(world, record.world);
  };

  const save = async (): Promise<void> => {
    const text = VERSION + JSON.stringify({ scenario, time, world: saveWorld(world) } satisfies WorldRecord);
    if (text === known) return;
    known = text;
    await store.write(text);
  };

  const run = <T>(step: () => T | Promise<T>): Promise<T> =>
    withLock(async () => {
      const before = JSON.stringify(time);
      await load();
      const present = time.worldAt + Math.round((now() - time.realAt) * time.speed);
      world.advance(present);
      try {
        return await step();
      } finally {
        const { moment: worldAt, speed } = world.clock;
        if (worldAt !== present || speed !== time.speed) time = { realAt: now(), worldAt, speed };
        if (JSON.stringify(time) !== before) onTimeJump();
        await save();
      }
    });

  const restart = (id: ScenarioId): void => {
    replaceWorld(world, createWorld(id, now()));
    scenario = id;
  };

  world.sockets.onSignal(channel.send);
  channel.listen(world.sockets.deliver);
  await run(() => {
    if (wanted !== null && scenario !== wanted) restart(wanted);
  });
  return { world, scenario: () => scenario, run, begin: (id) => run(() => restart(id)) };
};
