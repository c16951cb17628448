import type { PurchasedNumber } from '../../../contracts';
import { CODES_PER_NUMBER_MAX } from '../../../limits';
import type { ReceivedSms } from '../../../realtime/messages/events';
import { isActiveNumber, readNumberStatus, type NumberStatus } from '../../../rules';

/** The user's numbers: the last list of the server plus later events. */
export type NumberList = readonly PurchasedNumber[];

/** A number that has ended. Its SMS arrived after that, or while the number was being cancelled. */
export interface InactiveNumber extends PurchasedNumber {
  /** Server time, ms since 1970. */
  readonly endedAt: number;
}

/** An SMS that arrived. */
export interface SmsUpdate {
  readonly activationId: string;
  readonly code: string;
  readonly smsText: string | null;
  /** Server time of its arrival, ms since 1970. */
  readonly receivedAt: number;
}

/** True for a used or cancelled number: late events never make it active again (spec §4). */
const isFinished = ({ status }: PurchasedNumber): boolean => status === 'used' || status === 'cancelled';

/** The number of a realtime event: by activation id, else by id. */
export const findNumber = (numbers: NumberList, activationId: string): PurchasedNumber | undefined =>
  numbers.find((number) => number.activationId === activationId) ??
  numbers.find((number) => number.id === activationId);

const change = (
  numbers: NumberList,
  target: PurchasedNumber | undefined,
  fields: Partial<PurchasedNumber>,
): NumberList =>
  target === undefined
    ? numbers
    : numbers.map((number) => (number === target ? { ...number, ...fields } : number));

/**
 * An SMS makes its number received and stores the code. Idempotent. An ended number ignores it, unless a list
 * contains it: such an SMS is announced elsewhere (decision 0060).
 */
export const applySms = (numbers: NumberList, update: SmsUpdate): NumberList => {
  const number = findNumber(numbers, update.activationId);
  if (number === undefined || !isActiveNumber(number)) return numbers;
  const isKnown = number.status === 'received' && number.smsCode === update.code;
  if (isKnown && update.smsText === null) return numbers;
  return change(numbers, number, {
    status: 'received',
    smsCode: update.code,
    smsText: update.smsText,
    receivedAt: isKnown ? number.receivedAt : update.receivedAt,
  });
};

/** Expires a waiting number; one with an SMS stays received. */
export const applyExpiry = (numbers: NumberList, activationId: string): NumberList => {
  const number = findNumber(numbers, activationId);
  return number !== undefined && readNumberStatus(number.status) === 'waiting'
    ? change(numbers, number, { status: 'expired' })
    : numbers;
};

/** Sets the status of the number with this id. */
export const applyStatus = (numbers: NumberList, id: string | null, status: NumberStatus): NumberList =>
  change(
    numbers,
    numbers.find((number) => number.id === id),
    { status },
  );

/** A retry gives a number more time (spec §4). `expiresAt` in ms since 1970. */
export const applyNewExpiry = (numbers: NumberList, id: string, expiresAt: number): NumberList =>
  change(
    numbers,
    numbers.find((number) => number.id === id),
    { expiresAt },
  );

/**
 * Merges a list from the server. Local changes made while the list was loading are newer than the list; in
 * everything else the list wins, except that it never removes a code. A number bought in the meantime stays
 * too.
 *
 * @param changedSince ids of the numbers that changed here after the list was requested
 */
export const mergeList = (
  numbers: NumberList,
  list: NumberList,
  changedSince: ReadonlySet<string>,
): NumberList => {
  const known = new Map(numbers.map((number) => [number.id, number]));
  const listedIds = new Set(list.map(({ id }) => id));
  const purchasedSince = numbers.filter(
    (number) => changedSince.has(number.id) && isActiveNumber(number) && !listedIds.has(number.id),
  );
  const merged = list.map((listed) => {
    const number = known.get(listed.id);
    if (number === undefined) return listed;
    return isFinished(number) || changedSince.has(number.id) ? number : preserveSms(number, listed);
  });
  return [...purchasedSince, ...merged];
};

/** Merges the server's data of one number by the same rule. A number that is not on the list is not added. */
export const applyRead = (numbers: NumberList, read: PurchasedNumber): NumberList =>
  numbers.map((number) =>
    number.id === read.id && !isFinished(number) ? preserveSms(number, read) : number,
  );

/** The listed number with the message known so far, where the list has none or only its code. */
const preserveSms = (number: PurchasedNumber, listed: PurchasedNumber): PurchasedNumber => {
  const { smsCode, smsText, receivedAt } = number;
  if (smsCode === null) return listed;
  if (listed.smsCode === null) {
    const status = readNumberStatus(listed.status) === 'waiting' ? 'received' : listed.status;
    return { ...listed, status, smsCode, smsText, receivedAt };
  }
  return listed.smsCode === smsCode ? { ...listed, smsText: listed.smsText ?? smsText } : listed;
};

/** A message about one number. */
export type NumberUpdate = {
  readonly activationId: string;
  /** When it was received, ms since 1970 on this machine: a response to a call that began before does not have it. */
  readonly at: number;
} & (
  | { readonly kind: 'sms'; readonly sms: ReceivedSms }
  | { readonly kind: 'bought'; readonly number: PurchasedNumber }
  | { readonly kind: 'expired' | 'cancelled' | 'used' }
);

/** Applies a message. Idempotent. */
export const applyUpdate = (numbers: NumberList, update: NumberUpdate): NumberList => {
  switch (update.kind) {
    case 'sms':
      return applySms(numbers, update.sms);
    case 'bought':
      return numbers.some(({ id }) => id === update.number.id)
        ? numbers
        : addPurchased(numbers, update.number);
    case 'expired':
      return applyExpiry(numbers, update.activationId);
    case 'cancelled':
    case 'used':
      return applyStatus(numbers, findNumber(numbers, update.activationId)?.id ?? null, update.kind);
  }
};

/** The SMS of messages, newest last, but for those of numbers that were cancelled or completed since. */
export const smsUpdatesOf = (
  updates: readonly NumberUpdate[],
): readonly Extract<NumberUpdate, { kind: 'sms' }>[] =>
  updates.flatMap((update) => {
    const hasEnded = updates.some(
      ({ kind, activationId }) =>
        activationId === update.activationId && (kind === 'cancelled' || kind === 'used'),
    );
    return update.kind === 'sms' && !hasEnded ? [update] : [];
  });

/**
 * A row of a list requested at `requestedAt` (ms since 1970 on this machine), with the SMS that the list lacks.
 */
export const applyMissedSms = <
  Row extends {
    readonly id: string;
    readonly activationId?: string;
    readonly status: string;
    readonly smsCode: string | null;
  },
>(
  row: Row,
  updates: ReturnType<typeof smsUpdatesOf>,
  requestedAt: number,
): Row => {
  if (!isActiveNumber(row)) return row;
  const update = updates.findLast(
    ({ activationId, sms }) => sms.purchaseId === row.id || activationId === row.activationId,
  );
  if (update === undefined || (row.smsCode !== null && update.at < requestedAt)) return row;
  return { ...row, status: 'received', smsCode: update.sms.code };
};

/**
 * Prepends a number just bought, as on the next list; null if the server sent too few fields.
 */
export const addPurchased = (numbers: NumberList, purchased: PurchasedNumber | null): NumberList =>
  purchased === null ? numbers : [purchased, ...numbers];

const activeIds = (numbers: NumberList): readonly string[] =>
  numbers.filter(isActiveNumber).map(({ id }) => id);

/** True if a list has other active numbers than the known ones: one was bought or ended elsewhere. */
export const hasDifferentNumbers = (numbers: NumberList, list: NumberList): boolean => {
  const [known, listed] = [activeIds(numbers), activeIds(list)];
  return known.length !== listed.length || listed.some((id) => !known.includes(id));
};

/** Codes of numbers by id, oldest first. */
export type CodesOfNumbers = ReadonlyMap<string, readonly string[]>;

/** Adds the codes that are new; the same map without any. */
export const rememberCodes = (codes: CodesOfNumbers, numbers: NumberList): CodesOfNumbers =>
  numbers.reduce((known, { id, smsCode }) => {
    const before = known.get(id) ?? [];
    if (smsCode === null || before.at(-1) === smsCode) return known;
    return new Map(known).set(id, [...before, smsCode].slice(-CODES_PER_NUMBER_MAX));
  }, codes);
