import type { KnownNumber } from '../../numbers/list/known-number';
import { newestSms, readNumberStatus } from '../../numbers/list/number-status';
import { findNumber, type NumbersStep } from '../../numbers/list/numbers-model';

/** An SMS that has just become known. */
export interface ArrivedSms {
  readonly activationId: string;
  /** Null where none could be extracted. */
  readonly code: string | null;
  /** True if the user may wait for it. */
  readonly isExpected: boolean;
  /** True for one from a message, false for one that only an answer has brought. */
  readonly isMessage: boolean;
  /** True for a message of high priority. */
  readonly isUrgent: boolean;
}

/** The SMS of an update, in their order; none that was known before, or is older than this page. */
export const arrivedSms = ({ before, update, after }: NumbersStep): readonly ArrivedSms[] => {
  if (update?.kind === 'sms') {
    const latest = new Map<string, string | null>();
    return update.all.flatMap(({ activationId, code, smsText, highPriority }) => {
      const known = findNumber(before, activationId);
      const earlier = latest.get(activationId) ?? (known ? newestSms(known.number) : null);
      latest.set(activationId, code ?? smsText);
      if (earlier === (code ?? smsText)) return [];
      // Lists omit ended numbers; an unknown one was bought elsewhere, and its code may be expected.
      const isExpected = known === undefined || isUserWaiting(known);
      return [{ activationId, code, isExpected, isMessage: true, isUrgent: highPriority }];
    });
  }
  if (update?.kind !== 'listed' && update?.kind !== 'read') return [];
  return [...after.byId.values()].flatMap((known) => {
    const { id, activationId, smsCode: code } = known.number;
    const earlier = before.byId.get(id);
    if (earlier === undefined || !isUserWaiting(known) || !hasNewSms(earlier, known)) return [];
    return [{ activationId, code, isExpected: true, isMessage: false, isUrgent: false }];
  });
};

const hasNewSms = ({ number: before }: KnownNumber, { number: after }: KnownNumber): boolean =>
  newestSms(after) !== newestSms(before) || (after.status === 'received' && before.status !== 'received');

/**
 * The user has done with a used or cancelled number. For one that has expired they may be waiting still
 * (decision 0060).
 */
const isUserWaiting = ({ number: { status } }: KnownNumber): boolean =>
  !['used', 'cancelled'].includes(readNumberStatus(status));
