/** Something that can be picked; commands take its `id`. */
export interface Choice<Id extends string | number> {
  readonly id: Id;
  readonly label: string;
}

/** What the simulated world looks like at the moment. */
export interface SimulatorState {
  /** The world's clock, ms since 1970. */
  readonly now: number;
  /** World time that passes per unit of real time. */
  readonly speed: number;
  /** Id of the scenario it began with. */
  readonly scenario: string;
  /** Numbers that an SMS can still reach. */
  readonly numbers: readonly Choice<number>[];
  /** Payments that nobody has settled yet. */
  readonly payments: readonly Choice<number>[];
  readonly circumstances: readonly (Choice<string> & { readonly isActive: boolean })[];
  /** Operations whose next call fails. */
  readonly failing: readonly string[];
}

/**
 * What the panel needs of the simulated backend. Commands take the ids that are listed here and in the
 * state; each resolves once it is done and every open page has been told.
 */
export interface SimulatorControls {
  readonly scenarios: readonly Choice<string>[];
  readonly operations: readonly string[];
  readonly closeCodes: readonly { readonly code: number; readonly label: string }[];
  waysToFail(operation: string): readonly string[];
  state(): Promise<SimulatorState>;
  /** Ends this world and begins another; what shows the old one is shown anew. */
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
