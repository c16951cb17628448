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
  setCircumstance(circumstance: string, isActive: boolean): Promise<void>;
  expireSessions(): Promise<void>;
  dropSockets(code: number): Promise<void>;
}
