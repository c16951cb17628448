import type { ApiError } from '../errors/api-error';
import { REQUEST_TIMEOUT_MS } from '../../limits/spec';
import type { CandidateRow, MatchResult } from './match-result';

/** Error text when an unconfirmed purchase or payment is not found. */
export const NOT_CHARGED = 'Not charged — try again';

/** A money call whose outcome is not known yet: while there is one, no other is sent. */
export interface MutationAttempt<Intent> {
  readonly intent: Intent;
  /**
   * `sending`: the response is pending. `checking`: it was lost, so the user's list is searched until the
   * call's own deadline has passed. `lookup-failed`: the last list could not be loaded. `ambiguous`: it
   * cannot decide.
   */
  readonly phase: 'sending' | 'checking' | 'lookup-failed' | 'ambiguous';
  /** The call's own deadline has passed since the click. */
  readonly isOverdue: boolean;
}

/** A search of the list in flight. Compared by identity: the outcome of a replaced one is ignored. */
export interface Lookup<Intent> extends Pick<MutationAttempt<Intent>, 'intent' | 'isOverdue'> {
  readonly isByUser: boolean;
  readonly abort: AbortController;
}

type Outcome<Made> =
  | { readonly kind: 'succeeded'; readonly made: Made }
  /** Without an error the session ended with it, so nobody is told; but nothing was bought. */
  | { readonly kind: 'rejected'; readonly error: ApiError | undefined }
  | { readonly kind: 'not-found' | 'abandoned' };

/** An attempt with what is under way for it; it has ended once it has an outcome. */
export interface Attempt<Intent, Made> extends MutationAttempt<Intent> {
  readonly lookup: Lookup<Intent> | null;
  readonly outcome: Outcome<Made> | null;
}

/** A call that was sent `sinceMs` ms ago: now, or by the page before a reload. */
interface Begun<Intent> {
  readonly intent: Intent;
  readonly sinceMs: number;
}

export type AttemptAction<Intent, Request, Made> =
  | (Begun<Intent> & { readonly kind: 'sent'; readonly request: Request })
  | (Begun<Intent> & { readonly kind: 'restored' })
  | { readonly kind: 'answered'; readonly intent: Intent; readonly made: Made }
  | { readonly kind: 'refused'; readonly intent: Intent; readonly error: ApiError | undefined }
  | { readonly kind: 'lost'; readonly intent: Intent }
  /** A lookup is scheduled now; the last one is at the deadline. */
  | { readonly kind: 'due'; readonly intent: Intent; readonly isLast: boolean }
  | {
      readonly kind: 'listed';
      readonly lookup: Lookup<Intent>;
      readonly match: MatchResult<CandidateRow<Made>>;
    }
  | { readonly kind: 'lookup-failed'; readonly lookup: Lookup<Intent> }
  | { readonly kind: 'check-clicked' | 'abandon-clicked' };

/** The attempt after an action; the same one if the action does not count. */
export const updateAttempt = <Intent, Request, Made>(
  attempt: Attempt<Intent, Made> | null,
  action: AttemptAction<Intent, Request, Made>,
): Attempt<Intent, Made> | null => {
  const isOpen = attempt !== null && attempt.outcome === null;
  if (action.kind === 'sent' || action.kind === 'restored') {
    if (isOpen) return attempt;
    const isOverdue = action.sinceMs >= REQUEST_TIMEOUT_MS;
    const begun = {
      intent: action.intent,
      phase: 'sending',
      isOverdue,
      lookup: null,
      outcome: null,
    } as const;
    return action.kind === 'sent' ? begun : lookUp(begun);
  }
  if (!isOpen) return attempt;
  if ('intent' in action && action.intent !== attempt.intent) return attempt;
  if ('lookup' in action && action.lookup !== attempt.lookup) return attempt;
  const end = (outcome: Outcome<Made>) => ({ ...attempt, lookup: null, outcome });
  switch (action.kind) {
    case 'answered':
      return end({ kind: 'succeeded', made: action.made });
    case 'refused':
      return end({ kind: 'rejected', error: action.error });
    case 'lost':
      return lookUp(attempt);
    case 'due': {
      const due = action.isLast ? { ...attempt, isOverdue: true } : attempt;
      // The deadline also ends a hanging lookup: only a list requested after it can prove that the call did
      // nothing.
      const isLookedUp = attempt.phase === 'checking' && (attempt.lookup === null || action.isLast);
      return isLookedUp ? lookUp(due) : due;
    }
    case 'listed':
      if (action.match.kind === 'found') return end({ kind: 'succeeded', made: action.match.row.made });
      if (!action.lookup.isOverdue) return { ...attempt, lookup: null };
      if (action.match.kind === 'none') return end({ kind: 'not-found' });
      return { ...attempt, lookup: null, phase: 'ambiguous' };
    case 'lookup-failed':
      // Before the deadline further lookups follow: nothing is asked of the user until the last.
      return { ...attempt, lookup: null, phase: attempt.isOverdue ? 'lookup-failed' : 'checking' };
    case 'check-clicked':
      return attempt.phase === 'lookup-failed' ? lookUp(attempt, true) : attempt;
    case 'abandon-clicked':
      // Nothing is sent again while the outcome can still change.
      return phaseRequiringAction(attempt) ? end({ kind: 'abandoned' }) : attempt;
  }
};

function lookUp<Intent, Made>(attempt: Attempt<Intent, Made>, isByUser = false): Attempt<Intent, Made> {
  const { intent, isOverdue } = attempt;
  const lookup = { intent, isOverdue, isByUser, abort: new AbortController() };
  return { ...attempt, phase: 'checking', lookup };
}

/** The phase in which an attempt stays open unless the user checks; undefined in any other. */
export function phaseRequiringAction({
  phase,
}: MutationAttempt<unknown>): 'lookup-failed' | 'ambiguous' | undefined {
  return phase === 'lookup-failed' || phase === 'ambiguous' ? phase : undefined;
}
