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

interface Recorded {
  /** A new number for each entry. */
  readonly id: number;
  /** When it happened, by the world's clock: an ISO date. */
  readonly at: string;
}

/** A call of this page and its response, without tokens and passwords. */
export interface RecordedCall extends Recorded {
  readonly kind: 'call';
  /** Null for an unknown address. */
  readonly operation: string | null;
  readonly method: string;
  readonly path: string;
  /** 0 where the connection broke. */
  readonly status: number;
  readonly durationMs: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Rule of the simulated company that decided the response; null for an ordinary one. */
  readonly rule: string | null;
  /** Calls left in this minute; null without a limit. */
  readonly budget: { readonly limiter: string; readonly left: number } | null;
  /** Parsed bodies; null for none. */
  readonly request: unknown;
  readonly response: unknown;
}

/** A message of the server to a user. */
export interface AddressedFrame {
  readonly userId: number;
}

/** A message over a websocket of this page. */
export interface RecordedFrame extends Recorded {
  readonly kind: 'frame';
  readonly from: 'server' | 'client';
  readonly frame: unknown;
}

/** A call, a message, or a change of a websocket. */
export type TrafficEntry =
  | RecordedCall
  | RecordedFrame
  | (Recorded & {
      readonly kind: 'websocket';
      readonly event: 'opened' | 'closed' | 'refused';
      readonly code: number | null;
    });

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
  curlOf(call: RecordedCall): string;
  save(): Promise<SavedMoment>;
  /** Replaces the world by that of a file. False, and nothing changes, where the text is none. */
  load(text: string): Promise<boolean>;
}
