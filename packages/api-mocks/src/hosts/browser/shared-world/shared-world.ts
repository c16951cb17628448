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

/** Maps the machine's time to the world's. Moments in ms since 1970. */
interface TimeMapping {
  /** Moment of the machine's clock from which both times are counted. */
  readonly realAt: number;
  /** The world's clock at that moment. */
  readonly worldAt: number;
  /** World time that passes per unit of real time. */
  readonly speed: number;
}

/** The world's clock when the machine's shows `real`. */
const toWorldTime = ({ realAt, worldAt, speed }: TimeMapping, real: number): number =>
  worldAt + Math.round((real - realAt) * speed);

/** A stored world: its initial scenario, its time mapping and its data. */
interface WorldRecord {
  readonly scenario: ScenarioId;
  readonly timeMapping: TimeMapping;
  readonly world: WorldState;
}

const VERSION = `${STATE_VERSION}:`;

/** Reads a stored record; null when there is none, or one of another version. */
const readRecord = (stored: string | null): WorldRecord | null =>
  stored?.startsWith(VERSION) === true ? (parseState(stored.slice(VERSION.length)) as WorldRecord) : null;

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

type RecordHeader = Omit<WorldRecord, 'world'>;

const isSameMapping = (one: TimeMapping, other: TimeMapping): boolean =>
  one.realAt === other.realAt && one.worldAt === other.worldAt && one.speed === other.speed;

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
  const scenario = wanted ?? 'demo';
  const world = createWorld(scenario, now());
  let current: RecordHeader = { scenario, timeMapping: { realAt: now(), worldAt: now(), speed: 1 } };
  let known: string | null = null;

  const applyMapping = (timeMapping: TimeMapping): void => {
    const changed = !isSameMapping(timeMapping, current.timeMapping);
    current = { ...current, timeMapping };
    if (changed) onTimeJump();
  };

  const load = async (): Promise<void> => {
    const text = await store.read();
    const record = text === known ? null : readRecord(text);
    if (record === null) return;
    known = text;
    world.clock.moment = record.timeMapping.worldAt;
    world.clock.speed = record.timeMapping.speed;
    loadWorld(world, record.world);
    current = { ...current, scenario: record.scenario };
    applyMapping(record.timeMapping);
  };

  const save = async (): Promise<void> => {
    const text = VERSION + JSON.stringify({ ...current, world: saveWorld(world) } satisfies WorldRecord);
    if (text === known) return;
    known = text;
    await store.write(text);
  };

  const run = <T>(step: () => T | Promise<T>): Promise<T> =>
    withLock(async () => {
      await load();
      const present = toWorldTime(current.timeMapping, now());
      world.advance(present);
      try {
        return await step();
      } finally {
        const moved = world.clock.now() !== present || world.clock.speed !== current.timeMapping.speed;
        if (moved) applyMapping({ realAt: now(), worldAt: world.clock.now(), speed: world.clock.speed });
        await save();
      }
    });

  const restart = (scenario: ScenarioId): void => {
    replaceWorld(world, createWorld(scenario, now()));
    current = { ...current, scenario };
  };

  world.sockets.onSignal(channel.send);
  channel.listen(world.sockets.deliver);
  await run(() => {
    if (wanted !== null && current.scenario !== wanted) restart(wanted);
  });
  return {
    world,
    scenario: () => current.scenario,
    run,
    begin: (id) => run(() => restart(id)),
  };
};
