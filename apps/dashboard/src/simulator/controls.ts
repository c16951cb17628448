import type { Controls, TrafficEntry } from '@sms/api-mocks/browser';

/** Something that can be picked; commands take its `id`. */
export interface Choice<Id extends string | number> {
  readonly id: Id;
  readonly label: string;
}

/** The commands of the panel; a link is opened before it is. */
export type SimulatorControls = Omit<Controls, 'openLink'>;

/** Current state of the simulated world. */
export type SimulatorState = Awaited<ReturnType<Controls['state']>>;

/** The world at one moment. */
export type SavedMoment = Awaited<ReturnType<Controls['save']>>;

/** A call of this page with its response, without tokens and passwords. */
export type RecordedCall = Extract<TrafficEntry, { kind: 'call' }>;

/** A call that has no response yet. */
export type PendingCall = Extract<TrafficEntry, { kind: 'request' }>;

/** A message over a websocket of this page. */
export type RecordedFrame = Extract<TrafficEntry, { kind: 'frame' }>;
