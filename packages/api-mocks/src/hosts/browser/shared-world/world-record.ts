import { hashOf } from '../../../db/random';
import type { ScenarioId } from '../../../scenarios';
import type { WorldState } from '../../../world/world-state';
import type { TimeMapping } from './time-mapping';

/** A stored world: its initial scenario, its time mapping and its data. */
export interface WorldRecord {
  readonly scenario: ScenarioId;
  readonly timeMapping: TimeMapping;
  readonly world: WorldState;
}

/** Raise it when rows or flags change their shape: data of an older version is then ignored. */
const VERSION = 5;

const seal = (text: string): string => `${VERSION}:${hashOf(text)}:`;

/** Fields that may be `Infinity`, which JSON writes as null. */
const MAYBE_INFINITE = ['times', 'delayMs'];

/** A record as text, with a version and a checksum, so that only data of this version is read. */
export const writeRecord = (record: WorldRecord): string => {
  const text = JSON.stringify(record);
  return seal(text) + text;
};

/** Reads a record; null when there is none, or when it is damaged or of another version. */
export const readRecord = (sealed: string | null): WorldRecord | null => {
  const text = sealed?.replace(/^\d+:\d+:/, '') ?? '';
  if (text === '' || sealed !== seal(text) + text) return null;
  return JSON.parse(text, (key, value: unknown) =>
    value === null && MAYBE_INFINITE.includes(key) ? Infinity : value,
  ) as WorldRecord;
};
