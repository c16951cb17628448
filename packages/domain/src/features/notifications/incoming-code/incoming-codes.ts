import { combine, createEvent, createStore, sample } from 'effector';
import { and } from 'patronum';
import type { PurchasedNumber } from '../../../contracts';
import { $isPageVisible } from '../../../lib/page';
import { codesSeen, codesSeenInOtherTab } from '../../../realtime/model';
import { numberCancelledByUser, numberCompletedByUser, smsReceived } from '../../../realtime/messages/events';
import { SMS_TOAST_MS } from '../../../limits';
import { incomingCodeTitle, readNumberStatus, serviceLabel, type IncomingCode } from '../../../rules';
import { $activeNumbers, $allNumbers, activeNumbersListed } from '../../numbers/list/active-numbers';
import { activeNumbersScreen } from '../../numbers/list/polling';
import { findNumber } from '../../numbers/list/numbers-reducer';
import { $serviceNames, servicesNeeded } from '../../catalogue/lists/catalogue-lists';
import { codeCopied } from '../../numbers/copying/copy-numbers';
import { $preferences } from '../../account/preferences/preferences';
import { sessionEnded } from '../../../lib/session-events';
import { codeCopyClicked, toast, toastRequested, type ToastRequest } from '../toasts/toasts';

/** By id of the number, or as sent while that is unknown; null for a number without a code. */
type AnnouncedCodes = ReadonlyMap<string, string | null>;

/** Codes arrived: in a message, or in a list after a gap. */
export const codesReceived = createEvent<readonly IncomingCode[]>();

/** Services became known, or known by name, for codes that arrived before. */
export const codesNamed = createEvent<readonly IncomingCode[]>();

/** The user requests a test alert. */
export const codeTested = createEvent<IncomingCode>();

/** A code is not ready any more: its number was completed or cancelled. */
export const codeRemoved = createEvent<Pick<IncomingCode, 'activationId'>>();

/** True while missed codes are part of the away summary (decision 0069). */
export const summaryModeChanged = createEvent<boolean>();

interface CheckedCodes {
  readonly announced: AnnouncedCodes;
  readonly received: readonly IncomingCode[];
}

const codesChecked = createEvent<CheckedCodes>();
const listChecked = createEvent<CheckedCodes>();
const hasReceived = ({ received }: CheckedCodes): boolean => received.length > 0;

/** Codes already announced, and codes from before this page. */
const $announcedCodes = createStore<AnnouncedCodes>(new Map(), { serialize: 'ignore' })
  .on([codesChecked, listChecked], (_, { announced }) => announced)
  .reset(sessionEnded);

/** See `summaryModeChanged`. */
export const $isSummarised = createStore(false).on(summaryModeChanged, (_, isSummarised) => isSummarised);

/** True while codes are seen the moment they arrive. */
const $areCodesVisible = and($isPageVisible, activeNumbersScreen.$isOpen);

/** Codes that are ready and were seen in no tab, oldest first. */
const $unseenCodes = createStore<readonly IncomingCode[]>([])
  .on(codesReceived, (unseen, arrived) => arrived.reduce(withNewest, unseen))
  .on(codeTested, withNewest)
  .on(codesNamed, (unseen, named) => unseen.map((code) => named.find(isSameNumber(code)) ?? code))
  .on([codeRemoved, numberCompletedByUser, numberCancelledByUser], without)
  .reset(codesSeen, codesSeenInOtherTab, sessionEnded);

/** The title of the tab while codes are unseen; null without any, or when the user has disabled it. */
export const $incomingCodeTitle = combine(
  $unseenCodes,
  $preferences,
  (unseen, { codeInTitle, smsReceived: isOn }) => (codeInTitle && isOn ? incomingCodeTitle(unseen) : null),
);

sample({
  clock: smsReceived,
  // Lists omit ended numbers; an unknown one was bought elsewhere, and its code may be expected.
  source: { known: $announcedCodes, numbers: $allNumbers, names: $serviceNames },
  fn: ({ known: knownBefore, numbers, names }, updates) => {
    const known = new Map(knownBefore);
    const arrived = updates.flatMap(({ activationId, code }) => {
      const number = findNumber(numbers, activationId);
      const id = number?.id ?? activationId;
      const isNew = known.get(id) !== code && (number === undefined || isUserWaiting(number));
      known.set(id, code);
      return isNew ? [{ activationId, code, service: number ? serviceLabel(number, names) : null }] : [];
    });
    return { announced: known, received: arrived };
  },
  target: codesChecked,
});
sample({
  clock: activeNumbersListed,
  source: { known: $announcedCodes, numbers: $activeNumbers, names: $serviceNames },
  fn: ({ known, numbers, names }) => {
    const listed = numbers ?? [];
    return {
      announced: new Map(listed.map(({ id, smsCode }) => [id, smsCode])),
      received: listed.flatMap((number) => {
        const { id, activationId, smsCode: code } = number;
        const isMissed = code !== null && isUserWaiting(number) && known.has(id) && known.get(id) !== code;
        return isMissed ? [{ activationId, code, service: serviceLabel(number, names) }] : [];
      }),
    };
  },
  target: listChecked,
});
sample({
  clock: [codesChecked, listChecked],
  filter: hasReceived,
  fn: ({ received }) => received,
  target: codesReceived,
});
// A page such as the settings has no services, and needs them only for the name beside a code.
sample({ clock: codesReceived, target: servicesNeeded });
const named = sample({
  clock: [$allNumbers, $serviceNames],
  source: { unseen: $unseenCodes, numbers: $allNumbers, names: $serviceNames },
  fn: ({ unseen, numbers, names }) =>
    unseen.flatMap((code) => {
      const number = findNumber(numbers, code.activationId);
      const service = number ? serviceLabel(number, names) : code.service;
      return service === code.service ? [] : [{ ...code, service }];
    }),
});
sample({ clock: named.filter({ fn: (codes) => codes.length > 0 }), target: codesNamed });
// A code from a message is announced with that message.
sample({
  clock: listChecked,
  source: $isSummarised,
  filter: (isSummarised, checked) => !isSummarised && hasReceived(checked),
  fn: (_, { received }) => codesToast(received),
  target: toastRequested,
});
sample({
  clock: [codesReceived, $areCodesVisible],
  source: { isLooking: $areCodesVisible, unseen: $unseenCodes },
  filter: ({ isLooking, unseen }) => isLooking && unseen.length > 0,
  fn: () => undefined,
  target: codesSeen,
});

// Copied from a toast or another screen: the remaining unseen codes, and after the last one the other tabs
// are notified.
const copiedCodeSeen = sample({
  clock: [codeCopyClicked, codeCopied],
  source: $unseenCodes,
  filter: (unseen, copied) => unseen.some(({ code }) => code === copied),
  fn: (unseen, copied) => unseen.filter(({ code }) => code !== copied),
});
$unseenCodes.on(copiedCodeSeen, (_, left) => left);
sample({
  clock: copiedCodeSeen,
  filter: (left) => left.length === 0,
  fn: () => undefined,
  target: codesSeen,
});

/** The user has done with a used or cancelled number. For one that has expired they may be waiting still (decision 0060). */
function isUserWaiting({ status }: PurchasedNumber): boolean {
  return ['received', 'expired'].includes(readNumberStatus(status));
}

function codesToast(arrived: readonly IncomingCode[]): ToastRequest {
  const [first] = arrived;
  const request = toast(
    'success',
    `SMS received: ${arrived.map(({ code }) => code).join(', ')}`,
    SMS_TOAST_MS,
  );
  if (arrived.length > 1 || !first) return request;
  return { ...request, code: first.code, ...(first.service !== null && { about: first.service }) };
}

function withNewest(codes: readonly IncomingCode[], code: IncomingCode): readonly IncomingCode[] {
  return [...without(codes, code), code];
}

function without(
  codes: readonly IncomingCode[],
  ended: Pick<IncomingCode, 'activationId'>,
): readonly IncomingCode[] {
  return codes.filter((code) => !isSameNumber(ended)(code));
}

function isSameNumber({ activationId }: Pick<IncomingCode, 'activationId'>) {
  return (other: IncomingCode): boolean => other.activationId === activationId;
}
