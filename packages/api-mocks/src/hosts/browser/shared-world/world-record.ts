import { hashOf } from '../../../db/random';
import type { ScenarioId } from '../../../scenarios';
import { parseState, STATE_VERSION, type WorldState } from '../../../world/world-state';
import type { TimeMapping } from './time-mapping';

/** A stored world: its initial scenario, its time mapping and its data. */
export interface WorldRecord {
  readonly scenario: ScenarioId;
  readonly timeMapping: TimeMapping;
  readonly world: WorldState;
}

const seal = (text: string): string => `${STATE_VERSION}:${hashOf(text)}:`;

/** A record as text, with a version and a checksum, so that only data of this version is read. */
export const writeRecord = (record: WorldRecord): string => {
  const text = JSON.stringify(record);
  return seal(text) + text;
};

/** Reads a record; null when there is none, or when it is damaged or of another version. */
export const readRecord = (sealed: string | null): WorldRecord | null => {
  const text = sealed?.replace(/^\d+:\d+:/, '') ?? '';
  if (text === '' || sealed !== seal(text) + text) return null;
  return parseState(text) as WorldRecord;
};
