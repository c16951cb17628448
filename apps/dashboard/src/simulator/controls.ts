import type { TrafficEntry } from '@sms/api-mocks/browser';

/** Something that can be picked; commands take its `id`. */
export interface Choice<Id extends string | number> {
  readonly id: Id;
  readonly label: string;
}

/** Current state of the simulated world. */
export interface SimulatorState {
  /** The world's clock, ms since 1970. */
  readonly now: number;
  /** World time that passes per unit of real time. */
  readonly speed: number;
  /** Id of the scenario it began with. */
  readonly scenario: string;
  /** Numbers that an SMS can still reach. */
  readonly numbers: readonly Choice<number>[];
  /** Pending payments. */
  readonly payments: readonly Choice<number>[];
  readonly circumstances: readonly (Choice<string> & { readonly isActive: boolean })[];
  /** Operations whose next call fails. */
  readonly failing: readonly string[];
}

/** A call of this page with its response, without tokens and passwords. */
export type RecordedCall = Extract<TrafficEntry, { kind: 'call' }>;

/** A call that has no response yet. */
export type PendingCall = Extract<TrafficEntry, { kind: 'request' }>;

/** A message over a websocket of this page. */
export type RecordedFrame = Extract<TrafficEntry, { kind: 'frame' }>;

/** A message of the server to a user. */
export interface AddressedFrame {
  readonly userId: number;
}

/** The world at one moment. */
export interface SavedMoment {
  readonly file: string;
  /** For a link; null where it would be too long. */
  readonly code: string | null;
  /** The entry of a scenario in TypeScript. */
  readonly scenario: string;
}

/**
 * Interface between the panel and the simulated backend. Commands take the ids that are listed here and in the state;
 * each resolves once it is done and every open page has received it.
 */
export interface SimulatorControls {
  readonly scenarios: readonly Choice<string>[];
  readonly operations: readonly string[];
  readonly closeCodes: readonly { readonly code: number; readonly label: string }[];
  waysToFail(operation: string): readonly string[];
  state(): Promise<SimulatorState>;
  /** Replaces the world; pages of the old one reload. */
  start(scenario: string): Promise<void>;
  advanceBy(ms: number): Promise<void>;
  setSpeed(speed: number): Promise<void>;
  jumpToCancelWindow(number: number): Promise<void>;
  jumpToExpiry(number: number): Promise<void>;
  /** Default code: six digits. */
  sendSms(number: number, code?: string): Promise<void>;
  settlePayment(payment: number): Promise<void>;
  failPayment(payment: number): Promise<void>;
  addFunds(naira: number): Promise<void>;
  /** `times` may be `Infinity`. */
  failNext(operation: string, way: string, times: number): Promise<void>;
  clearFailures(): Promise<void>;
  /** Answers the next call in place of executing it. */
  answerNext(operation: string, status: number, body: string, delayMs: number): Promise<void>;
  setCircumstance(circumstance: string, isActive: boolean): Promise<void>;
  expireSessions(): Promise<void>;
  dropSockets(code: number): Promise<void>;
  /** Sends a message of the server as it is. */
  sendFrame(frame: AddressedFrame): Promise<void>;
  /** The newest calls and messages of this page, newest first. */
  readonly traffic: {
    readonly entries: () => readonly TrafficEntry[];
    readonly subscribe: (listener: () => void) => () => void;
  };
  /** Differences from the contract; null where it says nothing about the entry. */
  findingsOf(entry: TrafficEntry): readonly string[] | null;
  /** A response that fits the contract. */
  exampleOf(operation: string): unknown;
  curlOf(call: RecordedCall | PendingCall): string;
  save(): Promise<SavedMoment>;
  /** Replaces the world by that of a file. False, and nothing changes, where the text is none. */
  load(text: string): Promise<boolean>;
}
