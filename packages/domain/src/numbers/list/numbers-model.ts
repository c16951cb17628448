import { type PurchasedNumber, readNumber } from '../../contracts/number';
import * as v from 'valibot';
import { ANNOUNCED_NUMBER_MS, CODES_PER_NUMBER_MAX } from '../../limits/tuning';
import { PAGE_SIZE } from '../../limits/spec';
import {
  isActiveNumber,
  newestSms,
  numberExpiry,
  readNumberStatus,
  type NumberStatus,
} from './number-status';

/** Numbers of the user, newest first. */
export type NumberList = readonly PurchasedNumber[];

/** A number, and what this page knows of it beside the server's fields. */
export interface KnownNumber {
  readonly number: PurchasedNumber;
  /** Its codes, oldest first; none is kept outside this page. */
  readonly codes: readonly string[];
  /** When a message or an action last changed it, ms since 1970 on this machine: answers to earlier calls lack that. */
  readonly changedAt: number;
  /** When the newest call that returned it began, likewise; 0 before the first. */
  readonly readAt: number;
  /** When a purchase or a message announced it, likewise; null for a number that only lists have. */
  readonly announcedAt: number | null;
  /** True while only its ids, its end or its SMS are known, from a message. */
  readonly isPartial: boolean;
  /** True if the newest list should have it and lacks it. */
  readonly isUnlisted: boolean;
  /** True once the server lists it no more, for an unknown reason. */
  readonly isGone: boolean;
  /** Server time of its end, ms since 1970; null before. */
  readonly endedAt: number | null;
  /** True for an ended number with an SMS of after its end, or of while it was cancelled. */
  readonly hasLateSms: boolean;
  /** True once the user has seen its end, or its late SMS. */
  readonly isDismissed: boolean;
  /** Server time at which a cancel was refused because of its status; null without one. */
  readonly cancelRefusedAt: number | null;
}

/** Everything known of the user's numbers. */
export interface Numbers {
  /** By id, in the order of the server's list: newest first. */
  readonly byId: ReadonlyMap<string, KnownNumber>;
  /** Live numbers by the newest list, which may hold fewer; null before the first list. */
  readonly total: number | null;
  /** When the call for that list began, ms since 1970 on this machine. */
  readonly readAt: number;
}

/** Nothing is known yet. */
export const NO_NUMBERS: Numbers = { byId: new Map(), total: null, readAt: 0 };

/** An SMS as a message brings it. */
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

/** What the page learned of numbers. */
export type NumbersChange =
  /** An answer. `total` is null where the server names none. */
  | { readonly kind: 'listed'; readonly rows: NumberList; readonly total: number | null }
  | { readonly kind: 'read'; readonly number: PurchasedNumber }
  | { readonly kind: 'announced'; readonly number: PurchasedNumber }
  | { readonly kind: 'sms'; readonly all: readonly SmsUpdate[] }
  | ({ readonly kind: 'ended'; readonly status: 'expired' | 'cancelled' | 'used' } & Reference)
  | { readonly kind: 'retried'; readonly id: string; readonly expiresAt: number }
  | { readonly kind: 'cancel-refused' | 'dismissed'; readonly id: string };

/** A change with its moment. */
export type NumbersUpdate = NumbersChange & {
  /** When the call began, or the message arrived, ms since 1970 on this machine. */
  readonly at: number;
  /** Server time now, ms since 1970. */
  readonly now: number;
};

type Moment = Pick<NumbersUpdate, 'at' | 'now'>;

/** True for a number that waits for an SMS, or has one of use. */
export const isLive = ({ number, isGone }: KnownNumber): boolean => isActiveNumber(number) && !isGone;

/** The number of a message: by activation id, else by id. */
export const findNumber = ({ byId }: Numbers, activationId: string): KnownNumber | undefined =>
  [...byId.values()].find(({ number }) => number.activationId === activationId) ?? byId.get(activationId);

/**
 * The one place where lists, messages, own actions and single reads meet. Whatever their order and repetition, the result
 * converges on the server's state (spec §4): a change of this page is newer than an answer to an earlier call, a code never
 * vanishes, an ended number never comes back, and an announced one that the lists lack stays for two minutes.
 */
export const updateNumbers = (numbers: Numbers, update: NumbersUpdate): Numbers => {
  switch (update.kind) {
    case 'listed':
      return applyList(numbers, update);
    case 'read':
      return change(numbers, numbers.byId.get(update.number.id), (known) =>
        applyRow(known, update.number, update),
      );
    case 'announced':
      return announce(numbers, update.number, update);
    case 'sms':
      return update.all.reduce((all, sms) => applySms(all, sms, update), numbers);
    case 'ended': {
      const changed = named(numbers, update);
      const isEnding = update.status !== 'expired' || readNumberStatus(changed.number.status) === 'waiting';
      return isEnding && !isFinal(changed)
        ? put(numbers, settled(touched(changed, { status: update.status }, update), update))
        : numbers;
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

function applyList(numbers: Numbers, update: Extract<NumbersUpdate, { kind: 'listed' }>): Numbers {
  const { rows, total, at } = update;
  const liveCount = rows.filter(isActiveNumber).length;
  const isWhole = total === null ? rows.length < PAGE_SIZE : liveCount >= total;
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

/** A number that the server has answered with. */
function applyRow(known: KnownNumber, row: PurchasedNumber, moment: Moment): KnownNumber {
  if (moment.at < known.readAt) return known;
  const read = { ...known, readAt: moment.at, isUnlisted: false };
  const laterByMs = (numberExpiry(row) ?? 0) - (numberExpiry(known.number) ?? 0);
  // A call of the same ms may have been answered before the number was given more time.
  if (known.changedAt > moment.at || (known.changedAt === moment.at && laterByMs < 0)) {
    return known.isPartial
      ? settled(withNumber({ ...read, isPartial: false }, withNewerMessage(row, known.number)), moment)
      : read;
  }
  const comesBack = readNumberStatus(row.status) === 'received' || (isActiveNumber(row) && laterByMs > 0);
  if (isFinal(known) || (known.endedAt !== null && !comesBack)) return read;
  return settled(withNumber({ ...read, isPartial: false, isGone: false }, withKnownSms(known, row)), moment);
}

/** A number that the whole list lacks; none where only an earlier message spoke of it. */
function afterMissing(known: KnownNumber, { at }: Moment): readonly KnownNumber[] {
  const { changedAt, readAt, announcedAt } = known;
  if (known.isGone || known.endedAt !== null) return [known];
  if (Math.max(changedAt, readAt) > at) return [known];
  if (announcedAt !== null && at - announcedAt < ANNOUNCED_NUMBER_MS) return [{ ...known, isUnlisted: true }];
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

const isFinal = ({ number: { status } }: KnownNumber): boolean => status === 'used' || status === 'cancelled';

function fresh(number: PurchasedNumber, known: Partial<KnownNumber>): KnownNumber {
  return {
    number,
    codes: number.smsCode === null ? [] : [number.smsCode],
    changedAt: 0,
    readAt: 0,
    announcedAt: null,
    isPartial: false,
    isUnlisted: false,
    isGone: false,
    endedAt: null,
    hasLateSms: false,
    isDismissed: false,
    cancelRefusedAt: null,
    ...known,
  };
}

function partial(id: string, activationId: string, phoneNumber: string | null): KnownNumber {
  const number = { ...v.parse(readNumber, { id }), activationId, phoneNumber: phoneNumber ?? '' };
  return fresh(number, { isPartial: true });
}

function withNumber(known: KnownNumber, number: PurchasedNumber): KnownNumber {
  const { smsCode } = number;
  const isNew = smsCode !== null && known.codes.at(-1) !== smsCode;
  const codes = isNew ? [...known.codes, smsCode].slice(-CODES_PER_NUMBER_MAX) : known.codes;
  return { ...known, number, codes };
}

/** Changed by a message or an action. */
function touched(known: KnownNumber, fields: Partial<PurchasedNumber>, { at }: Moment): KnownNumber {
  return { ...withNumber(known, { ...known.number, ...fields }), changedAt: at, isGone: false };
}

/** Notes the end of a number, or that it lives again. */
function settled(known: KnownNumber, { now }: Moment): KnownNumber {
  const { number, endedAt } = known;
  if (isActiveNumber(number))
    return endedAt === null ? known : { ...known, endedAt: null, hasLateSms: false, isDismissed: false };
  if (endedAt !== null) return known;
  const status: NumberStatus = readNumberStatus(number.status);
  return {
    ...known,
    endedAt: status === 'expired' ? Math.min(numberExpiry(number) ?? now, now) : now,
    // It can be cancelled only without an SMS: this one arrived while the call was in flight.
    hasLateSms: status !== 'used' && number.receivedAt !== null,
  };
}

/** An answer with what a later message said of a number that was unknown then. */
function withNewerMessage(answered: PurchasedNumber, said: PurchasedNumber): PurchasedNumber {
  const { status, smsCode, smsText, receivedAt } = said;
  const hasNoSms = newestSms(said) === null;
  // Only a waiting number expires.
  if (status === 'expired' && readNumberStatus(answered.status) === 'received') return answered;
  return { ...answered, status, ...(!hasNoSms && { smsCode, smsText, receivedAt }) };
}

/** A listed number with the SMS known so far, where the list has none, an earlier one or only a part of it. */
function withKnownSms(known: KnownNumber, listed: PurchasedNumber): PurchasedNumber {
  const { smsCode, smsText, receivedAt } = known.number;
  const isBehind = known.number.status === 'received' && readNumberStatus(listed.status) === 'waiting';
  const status = isBehind ? known.number.status : listed.status;
  if (newestSms(listed) === null || isReplaced(listed, known))
    return { ...listed, status, smsCode, smsText, receivedAt };
  const isSameText = smsText === null || smsText === listed.smsText;
  if (listed.smsCode === null && isSameText) return { ...listed, status, smsCode };
  const isSame = listed.smsCode === smsCode;
  return { ...listed, status, smsText: listed.smsText ?? (isSame ? smsText : null) };
}

/** True for the SMS of a slow list that a later one has replaced here, unless the server dates it after that. */
function isReplaced({ smsCode, receivedAt }: PurchasedNumber, known: KnownNumber): boolean {
  const isEarlier = smsCode !== null && known.codes.slice(0, -1).includes(smsCode);
  return isEarlier && (receivedAt ?? 0) <= (known.number.receivedAt ?? 0);
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
