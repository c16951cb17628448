import * as v from 'valibot';
import type { PurchasedNumber } from '../../contracts/number';
import { REFUNDED_NUMBERS_MAX, WAITING_ID_MAX, WAITING_NUMBERS_MAX } from '../../limits/tuning';
import { newestSms, numberExpiry, readNumberStatus } from '../list/number-status';

/**
 * What this browser notes of a number that waits, or waited, for an SMS: neither the number itself nor a
 * code.
 */
const numberNote = v.object({
  id: v.string(),
  /** ms since 1970, server clock. */
  expiresAt: v.number(),
  /** True if the user keeps it until it expires. */
  isExempt: v.boolean(),
  /** True once this browser saw it cancelled, and so refunded. */
  isRefunded: v.optional(v.boolean(), false),
});

type NumberNote = Readonly<v.InferOutput<typeof numberNote>>;

export type NumberNotes = readonly NumberNote[];

export const numberNotes = v.array(numberNote);

export type NotesChange =
  /** All live numbers. `now`: ms since 1970, server clock. */
  | { readonly kind: 'listed'; readonly numbers: readonly PurchasedNumber[]; readonly now: number }
  | { readonly kind: 'refunded'; readonly numbers: readonly PurchasedNumber[] }
  | { readonly kind: 'exempted'; readonly id: string; readonly isExempt: boolean }
  /** Needs no report; a refund stays noted. */
  | { readonly kind: 'forgotten'; readonly ids: readonly string[] };

export const updateNotes = (notes: NumberNotes, change: NotesChange): NumberNotes => {
  switch (change.kind) {
    case 'exempted':
      return notes.map((note) => (note.id === change.id ? { ...note, isExempt: change.isExempt } : note));
    case 'forgotten':
      return notes.filter(({ id, isRefunded }) => isRefunded || !change.ids.includes(id));
    case 'refunded': {
      const ids = new Set(change.numbers.map(({ id }) => id));
      // Of one that only a message named the expiry is unknown, and does not matter.
      const refunded = change.numbers.flatMap((number) =>
        noteOn({ ...number, expiresAt: numberExpiry(number) ?? 0 }, { isRefunded: true }),
      );
      return bounded([...refunded, ...notes.filter(({ id }) => !ids.has(id))]);
    }
    case 'listed': {
      const byId = new Map(notes.map((note) => [note.id, note]));
      const waiting = change.numbers
        .filter((number) => readNumberStatus(number.status) === 'waiting' && newestSms(number) === null)
        .flatMap((number) => noteOn(number, { isExempt: byId.get(number.id)?.isExempt ?? false }));
      // A list omits ended numbers. Only expired ones are reported, unless the user chose to keep them.
      const ended = notes.filter((note) => {
        const status = change.numbers.find(({ id }) => id === note.id)?.status ?? 'expired';
        const isLost = note.expiresAt <= change.now && !note.isExempt;
        return status === 'expired' && (isLost || note.isRefunded);
      });
      return bounded([...waiting, ...ended]);
    }
  }
};

/** Ids of the numbers that the user keeps until they expire. */
export const exemptIdsOf = (notes: NumberNotes): ReadonlySet<string> =>
  new Set(notes.filter(({ isExempt }) => isExempt).map(({ id }) => id));

/** Ids of the numbers whose refund this browser saw. */
export const refundedIdsOf = (notes: NumberNotes): ReadonlySet<string> =>
  new Set(notes.filter(({ isRefunded }) => isRefunded).map(({ id }) => id));

/**
 * Ids of the numbers that ended without a refund, as far as this browser knows. `now`: ms since 1970, server
 * clock.
 */
export const overdueIds = (notes: NumberNotes, now: number): readonly string[] =>
  notes
    .filter(({ expiresAt, isExempt, isRefunded }) => expiresAt <= now && !isExempt && !isRefunded)
    .map(({ id }) => id);

function noteOn(number: PurchasedNumber, fields: Partial<NumberNote>): NumberNotes {
  const expiresAt = numberExpiry(number);
  if (expiresAt === null || number.id.length > WAITING_ID_MAX) return [];
  return [{ id: number.id, expiresAt, isExempt: false, isRefunded: false, ...fields }];
}

/** The newest refunds, which a list of the server may contradict for as long as it is looked at. */
function bounded(notes: NumberNotes): NumberNotes {
  const refunded = notes.filter(({ isRefunded }) => isRefunded);
  const forgotten = new Set(refunded.slice(REFUNDED_NUMBERS_MAX));
  return notes.filter((note) => !forgotten.has(note)).slice(0, WAITING_NUMBERS_MAX);
}
