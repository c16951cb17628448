import type { Operation, RequestOf, ResultOf } from '../../contracts';

/** An answer, with the request it answers. */
export interface Answered<O extends Operation> {
  readonly request: RequestOf<O>;
  readonly answer: ResultOf<O>;
  /** When the call began, ms since 1970 on this machine. */
  readonly beganAt: number;
}
