import { AUTO_CANCEL } from '../../limits/cancel-timing';
import { isRejection, retryAfterMs, type ApiError } from '../../api/errors/api-error';
import { isStatusRejection } from '../actions/status-rejection';

/** A cancel that failed. All times of this file: ms since 1970, server clock. */
export interface FailedCancel {
  /** The server refuses to, no answer came, or the number does not wait there any more. */
  readonly why: 'refused' | 'unanswered' | 'elsewhere';
  readonly tries: number;
  /** When it is tried again; `Infinity` for never. */
  readonly nextAt: number;
}

/** A read of what waits, before a cancel: another device may have been first. */
export interface Look {
  readonly startedAt: number;
  /** Null while it is not answered. */
  readonly endedAt: number | null;
  /** What waits; null while unknown, also after a failed read. */
  readonly ids: ReadonlySet<string> | null;
}

/** The answer of a look; `due`: the numbers it was made for. */
type LookResult = Pick<Look, 'ids'> & { readonly due: readonly string[] };

/** The numbers of a look that do not wait any more. */
export const missingIn = ({ ids, due }: LookResult): readonly string[] =>
  due.filter((id) => ids?.has(id) === false);

/** What this page has done about numbers without an SMS. */
export interface AutoCancelState {
  /** Since when it cancels for all tabs of the browser; null while it does not. */
  readonly since: number | null;
  readonly look: Look | null;
  /** True once another device was first with a number, until this one is: it lets the other go first. */
  readonly isSecond: boolean;
  readonly failed: ReadonlyMap<string, FailedCancel>;
  /** Until when the server asks for no calls. */
  readonly pausedUntil: number;
}

export type AutoCancelEvent =
  | { readonly kind: 'switched'; readonly isOn: boolean }
  | { readonly kind: 'look-began' }
  | ({ readonly kind: 'look-ended' } & LookResult)
  | { readonly kind: 'look-failed'; readonly error: ApiError }
  | { readonly kind: 'failed'; readonly id: string; readonly error: ApiError; readonly expiry: number }
  /** `isFirst` is false if another device had cancelled it. */
  | { readonly kind: 'done'; readonly id: string; readonly isFirst: boolean };

/** The same at its moment, ms since 1970 by the server's clock. */
export type AutoCancelAction = AutoCancelEvent & { readonly now: number };

export const IDLE: AutoCancelState = {
  since: null,
  look: null,
  isSecond: false,
  failed: new Map(),
  pausedUntil: 0,
};

export const updateAutoCancel = (state: AutoCancelState, action: AutoCancelAction): AutoCancelState => {
  const { now } = action;
  switch (action.kind) {
    case 'switched':
      // The leader before may just have cancelled a number: its looks do not count.
      return { ...state, since: action.isOn ? now : null, look: null };
    case 'look-began':
      return { ...state, look: { startedAt: now, endedAt: null, ids: null } };
    case 'look-ended': {
      const missing = missingIn(action);
      const nextAt = now + AUTO_CANCEL.elsewhereMs;
      return {
        ...state,
        look: state.look && { ...state.look, endedAt: now, ids: action.ids },
        isSecond: state.isSecond || missing.length > 0,
        failed: new Map([
          ...state.failed,
          ...missing.map((id) => [id, { why: 'elsewhere', tries: 0, nextAt }] as const),
        ]),
      };
    }
    case 'look-failed': {
      const pauseMs = retryAfterMs(action.error);
      if (pauseMs !== undefined) return { ...state, look: null, pausedUntil: now + pauseMs };
      return { ...state, look: state.look && { ...state.look, endedAt: now } };
    }
    case 'failed': {
      const pauseMs = retryAfterMs(action.error);
      if (pauseMs !== undefined) return { ...state, pausedUntil: now + pauseMs };
      const tries = (state.failed.get(action.id)?.tries ?? 0) + 1;
      const why = isRejection(action.error) ? 'refused' : 'unanswered';
      const isBeaten = isFinal(action.error);
      const nextAt = isBeaten ? Infinity : retryAt(tries, now, action.expiry);
      return {
        ...state,
        isSecond: state.isSecond || isBeaten,
        failed: new Map(state.failed).set(action.id, { why, tries, nextAt }),
      };
    }
    case 'done': {
      const failed = new Map(state.failed);
      failed.delete(action.id);
      return { ...state, isSecond: !action.isFirst, failed };
    }
  }
};

/** Another device, or an SMS, came first. */
function isFinal(error: ApiError): boolean {
  return isStatusRejection(error) || (isRejection(error) && error.status === 404);
}

/** After 5, 10, 20 s and so on, and once more at the last moment. */
function retryAt(tries: number, now: number, expiry: number): number {
  const latest = expiry - AUTO_CANCEL.latestMs;
  const next = now + AUTO_CANCEL.firstRetryMs * 2 ** (tries - 1);
  if (next <= latest) return next;
  return now < latest ? latest : Infinity;
}
