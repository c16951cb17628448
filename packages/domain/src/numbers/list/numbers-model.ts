import type { PurchasedNumber } from '../../contracts/number';
import { ANNOUNCED_NUMBER_MS } from '../../limits/tuning';
import { PAGE_SIZE } from '../../limits/spec';
import {
  fresh,
  isFinal,
  isLive,
  partial,
  settled,
  touched,
  type KnownNumber,
  type Moment,
} from './known-number';
import { applyRow, withNewerMessage } from './listed-number';
import { isActiveNumber, newestSms, numberExpiry, readNumberStatus } from './number-status';

/** Numbers of the user, newest first. */
export type NumberList = readonly PurchasedNumber[];

/** Everything known of the user's numbers. */
export interface Numbers {
  /** By id, in the order of the server's list: newest first. */
  readonly byId: ReadonlyMap<string, KnownNumber>;
  /** Live numbers by the newest list, which may hold fewer; null before the first list. */
  readonly total: number | null;
  /** When the call for that list began, ms since 1970 on this machine. */
  readonly readAt: number;
}

export const NO_NUMBERS: Numbers = { byId: new Map(), total: null, readAt: 0 };

export interface SmsUpdate {
  readonly activationId: string;
  readonly purchaseId: string | null;
  readonly phoneNumber: string | null;
  /** Null where none could be extracted; the text is there then. */
  readonly code: string | null;
  readonly smsText: string | null;
  /** Server time of its arrival, ms since 1970. */
  readonly receivedAt: number;
  readonly highPriority: boolean;
}

/** Names a number as messages do, or as lists do. */
type Reference =
  | {
      readonly activationId: string;
      readonly purchaseId?: string | null;
      /** Empty while unknown. */
      readonly phoneNumber?: string;
    }
  | { readonly id: string };

export type NumbersChange =
  /** An answer. `total` is null where the server names none; `isWhole`: no live number is missing. */
  | {
      readonly kind: 'listed';
      readonly rows: NumberList;
      readonly total: number | null;
      readonly isWhole?: boolean;
    }
  /** The state of numbers that are known. */
  | { readonly kind: 'read'; readonly numbers: NumberList }
  | { readonly kind: 'announced'; readonly number: PurchasedNumber }
  | { readonly kind: 'sms'; readonly all: readonly SmsUpdate[] }
  | ({ readonly kind: 'ended'; readonly status: 'expired' | 'cancelled' | 'used' } & Reference)
  | { readonly kind: 'retried'; readonly id: string; readonly expiresAt: number }
  | { readonly kind: 'cancel-refused' | 'dismissed'; readonly id: string };

export type NumbersUpdate = NumbersChange & Moment;

/** An update of the numbers, with their state before and after it. */
export interface NumbersStep {
  readonly before: Numbers;
  readonly update: NumbersUpdate | null;
  readonly after: Numbers;
}

/** The number of a message: by activation id, else by id. */
export const findNumber = ({ byId }: Numbers, activationId: string): KnownNumber | undefined =>
  [...byId.values()].find(({ number }) => number.activationId === activationId) ?? byId.get(activationId);

/**
 * The one place where lists, messages, own actions and single reads meet. Whatever their order and
 * repetition, the result converges on the server's state (spec §4): a change of this page is newer than an
 * answer to an earlier call, a code never vanishes, an ended number never comes back, and an announced one
 * that the lists lack stays for two minutes.
 */
export const updateNumbers = (numbers: Numbers, update: NumbersUpdate): Numbers => {
  switch (update.kind) {
    case 'listed':
      return applyList(numbers, update);
    case 'read':
      return update.numbers.reduce(
        (all, row) => change(all, all.byId.get(row.id), (known) => applyRow(known, row, update)),
        numbers,
      );
    case 'announced':
      return announce(numbers, update.number, update);
    case 'sms':
      return update.all.reduce((all, sms) => applySms(all, sms, update), numbers);
    case 'ended': {
      const changed = named(numbers, update);
      const isEnding = update.status !== 'expired' || readNumberStatus(changed.number.status) === 'waiting';
      const ended =
        isEnding && !isFinal(changed)
          ? settled(touched(changed, { status: update.status }, update), update)
          : changed;
      // Its message may have come before the answer.
      if ('id' in update) return put(numbers, { ...ended, isEndedHere: true });
      return ended === changed ? numbers : put(numbers, ended);
    }
    case 'retried':
      return change(numbers, numbers.byId.get(update.id), (known) =>
        isFinal(known)
          ? known
          : settled(touched(known, { status: 'waiting', expiresAt: update.expiresAt }, update), update),
      );
    case 'cancel-refused':
      return change(numbers, numbers.byId.get(update.id), (known) => ({
        ...known,
        cancelRefusedAt: update.now,
      }));
    case 'dismissed':
      return change(numbers, numbers.byId.get(update.id), (known) => ({
        ...known,
        isDismissed: true,
        hasLateSms: false,
      }));
  }
};

/** Live numbers: those that the newest list counts, without those that have ended since it began. */
export const liveTotal = ({ byId, total, readAt: listedAt }: Numbers): number => {
  const endedSince = [...byId.values()].filter(
    (known) => !isLive(known) && !known.isPartial && Math.max(known.changedAt, known.readAt) > listedAt,
  );
  return Math.max(0, (total ?? 0) - endedSince.length);
};

function applyList(numbers: Numbers, update: Extract<NumbersUpdate, { kind: 'listed' }>): Numbers {
  const { rows, total, at } = update;
  const liveCount = rows.filter(isActiveNumber).length;
  const { isWhole = total === null ? rows.length < PAGE_SIZE : liveCount >= total } = update;
  const others = new Map(numbers.byId);
  const listed = rows.map((row) => {
    const known = numbers.byId.get(row.id) ?? findNumber(numbers, row.activationId);
    if (known !== undefined) others.delete(known.number.id);
    return known === undefined ? settled(fresh(row, { readAt: at }), update) : applyRow(known, row, update);
  });
  // A page says nothing of the numbers that are on no other page either.
  const left = [...others.values()].flatMap((known) => (isWhole ? afterMissing(known, update) : [known]));
  const isNewer = ({ readAt }: KnownNumber): boolean => readAt === 0;
  const ordered = [...left.filter(isNewer), ...listed, ...left.filter((known) => !isNewer(known))];
  const isNewest = at >= numbers.readAt;
  return {
    byId: new Map(withoutOldest(ordered).map((known) => [known.number.id, known])),
    total: isNewest ? (total ?? liveCount) : numbers.total,
    readAt: Math.max(numbers.readAt, at),
  };
}

/**
 * A number that the whole list lacks; none where only an earlier message spoke of it. One whose life is
 * over is not waited for: after a sleep the outcome of a purchase may announce it.
 */
function afterMissing(known: KnownNumber, { at, now }: Moment): readonly KnownNumber[] {
  const { changedAt, readAt, announcedAt } = known;
  if (known.isGone || known.endedAt !== null) return [known];
  if (Math.max(changedAt, readAt) > at) return [known];
  const mayBeListed = (numberExpiry(known.number) ?? Infinity) > now;
  if (announcedAt !== null && at - announcedAt < ANNOUNCED_NUMBER_MS && mayBeListed)
    return [{ ...known, isUnlisted: true }];
  if (known.isPartial) return [];
  return [{ ...known, isGone: true }];
}

function announce(numbers: Numbers, number: PurchasedNumber, { at }: Moment): Numbers {
  const known = numbers.byId.get(number.id) ?? findNumber(numbers, number.activationId);
  if (known === undefined) return inFront(numbers, fresh(number, { changedAt: at, announcedAt: at }));
  if (!known.isPartial) return numbers;
  return inFront(
    numbers,
    {
      ...known,
      number: withNewerMessage(number, known.number),
      isPartial: false,
      announcedAt: at,
      changedAt: at,
    },
    known.number.id,
  );
}

function applySms(numbers: Numbers, sms: SmsUpdate, moment: Moment): Numbers {
  const { activationId, purchaseId, phoneNumber, code: smsCode, smsText, receivedAt } = sms;
  const known = findNumber(numbers, activationId) ?? numbers.byId.get(purchaseId ?? '');
  const target = known ?? partial(purchaseId ?? activationId, activationId, phoneNumber);
  const isRepeated = known !== undefined && newestSms(known.number) === (smsCode ?? smsText);
  if (isRepeated && smsText === null) return numbers;
  const isLate = target.endedAt !== null;
  const fields = {
    status: isLate ? target.number.status : 'received',
    smsCode,
    smsText,
    receivedAt: isRepeated ? target.number.receivedAt : receivedAt,
  };
  const received = touched(target, fields, moment);
  if (known === undefined) return inFront(numbers, { ...received, announcedAt: moment.at });
  return put(
    numbers,
    isLate && !isRepeated ? { ...received, hasLateSms: true, isDismissed: false } : received,
  );
}

/** The number that ended; one that is unknown here with what is said of it. */
function named(numbers: Numbers, reference: Reference): KnownNumber {
  if ('id' in reference) return numbers.byId.get(reference.id) ?? partial(reference.id, reference.id, null);
  const { activationId, purchaseId = null, phoneNumber = null } = reference;
  return (
    numbers.byId.get(purchaseId ?? '') ??
    findNumber(numbers, activationId) ??
    partial(purchaseId ?? activationId, activationId, phoneNumber)
  );
}

function change(
  numbers: Numbers,
  known: KnownNumber | undefined,
  apply: (known: KnownNumber) => KnownNumber,
): Numbers {
  return known === undefined ? numbers : put(numbers, apply(known));
}

function put(numbers: Numbers, known: KnownNumber): Numbers {
  return { ...numbers, byId: new Map(numbers.byId).set(known.number.id, known) };
}

function inFront(numbers: Numbers, known: KnownNumber, replacedId = known.number.id): Numbers {
  const others = [...numbers.byId].filter(([id]) => id !== replacedId);
  return { ...numbers, byId: new Map([[known.number.id, known], ...others]) };
}

/** Numbers that have ended or gone are kept for a late SMS, and not for ever. */
function withoutOldest(all: readonly KnownNumber[]): readonly KnownNumber[] {
  const ended = all.filter(({ endedAt }) => endedAt !== null);
  const newestEnded = ended.toSorted((one, other) => (other.endedAt ?? 0) - (one.endedAt ?? 0));
  const gone = all.filter((known) => known.isGone && known.endedAt === null);
  const kept = new Set([...newestEnded.slice(0, PAGE_SIZE), ...gone.slice(0, PAGE_SIZE)]);
  return all.filter((known) => isLive(known) || kept.has(known));
}
