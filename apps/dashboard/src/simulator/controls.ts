import type { Controls } from '@sms/api-mocks/browser';

/** Something that can be picked; commands take its `id`. */
export interface Choice<Id extends string | number> {
  readonly id: Id;
  readonly label: string;
}

/** The commands of the panel. */
export type SimulatorControls = Controls;

/** Current state of the simulated world. */
export type SimulatorState = Awaited<ReturnType<Controls['state']>>;
