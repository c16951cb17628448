import type { PurchasedNumber } from '../../contracts/number';
import { isFinal, settled, withNumber, type KnownNumber, type Moment } from './known-number';
import { isActiveNumber, isReceivedNumber, newestSms, numberExpiry, readNumberStatus } from './number-status';

export function applyRow(known: KnownNumber, row: PurchasedNumber, moment: Moment): KnownNumber {
  if (moment.at < known.readAt) return withFoundSms(known, row, moment);
  const read = { ...known, readAt: moment.at, isUnlisted: false };
  const laterByMs = (numberExpiry(row) ?? 0) - (numberExpiry(known.number) ?? 0);
  // A call of the same ms may have been answered before the number was given more time.
  if (known.changedAt > moment.at || (known.changedAt === moment.at && laterByMs < 0)) {
    return known.isPartial
      ? settled(withNumber({ ...read, isPartial: false }, withNewerMessage(row, known.number)), moment)
      : withFoundSms(read, row, moment);
  }
  const comesBack = readNumberStatus(row.status) === 'received' || (isActiveNumber(row) && laterByMs > 0);
  if (isFinal(known) || (known.endedAt !== null && !comesBack)) return read;
  return settled(withNumber({ ...read, isPartial: false, isGone: false }, withKnownSms(known, row)), moment);
}

/**
 * The SMS of an outdated answer counts if it is new: a list that asks the provider for each number takes a
 * minute, and what is known since then may come from a call that asks none.
 */
function withFoundSms(known: KnownNumber, row: PurchasedNumber, moment: Moment): KnownNumber {
  const { smsCode, smsText, receivedAt } = row;
  const isNew = newestSms(row) !== null && newestSms(row) !== newestSms(known.number);
  const isLater = newestSms(known.number) === null || (receivedAt ?? 0) > (known.number.receivedAt ?? 0);
  if (!isNew || !isLater || !isReceivedNumber(row) || isFinal(known)) return known;
  const number = { ...known.number, status: row.status, smsCode, smsText, receivedAt };
  return settled(withNumber({ ...known, isGone: false }, number), moment);
}

/** An answer with what a later message said of a number that was unknown then. */
export function withNewerMessage(answered: PurchasedNumber, said: PurchasedNumber): PurchasedNumber {
  const { status, smsCode, smsText, receivedAt } = said;
  const hasNoSms = newestSms(said) === null;
  // Only a waiting number expires.
  if (status === 'expired' && readNumberStatus(answered.status) === 'received') return answered;
  return { ...answered, status, ...(!hasNoSms && { smsCode, smsText, receivedAt }) };
}

/**
 * A listed number with the SMS known so far, where the list has none, an earlier one or only a part of it.
 */
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

/**
 * True for the SMS of a slow list that a later one has replaced here, unless the server dates it after that.
 */
function isReplaced({ smsCode, receivedAt }: PurchasedNumber, known: KnownNumber): boolean {
  const isEarlier = smsCode !== null && known.codes.slice(0, -1).includes(smsCode);
  return isEarlier && (receivedAt ?? 0) <= (known.number.receivedAt ?? 0);
}
