import { combine, createEvent, createStore, sample } from 'effector';
import { and } from 'patronum';
import type { PurchasedNumber } from '../../../contracts';
import { $isPageVisible } from '../../../lib/page';
import {
  newsSeen,
  newsSeenElsewhere,
  numberCancelledByUser,
  numberCompletedByUser,
  smsReceived,
} from '../../../realtime';
import { SMS_TOAST_MS } from '../../../limits';
import { arrivalTitle, readNumberStatus, serviceLabel, type ArrivedCode } from '../../../rules';
import {
  $activeNumbers,
  $isActiveNumbersScreenUp,
  $knownNumbers,
  activeNumbersListed,
  findNumber,
} from '../../numbers';
import { $serviceNames, servicesNeeded } from '../../catalogue';
import { codeCopied } from '../../numbers/copying';
import { $preferences } from '../../account/preferences';
import { sessionEnded } from '../../session';
import { codeCopyClicked, toast, toastRequested, type ToastRequest } from '../toasts';

/** By id of the number, or as told while that is not known; null for a number that has no code yet. */
type KnownCodes = ReadonlyMap<string, string | null>;

/** Codes arrived: the server told of one, or a list shows what was missed. */
export const codesArrived = createEvent<readonly ArrivedCode[]>();

/** Services became known, or known by name, for codes that arrived before. */
export const codesNamed = createEvent<readonly ArrivedCode[]>();

/** The user tries out what an arrival is like. */
export const codeTested = createEvent<ArrivedCode>();

/** A code is not ready any more: its number was completed or cancelled. */
export const codeForgotten = createEvent<Pick<ArrivedCode, 'activationId'>>();

/** Whether codes that were missed are told with everything else that was, from now on (decision 0069). */
export const toldTogetherChanged = createEvent<boolean>();

interface CheckedCodes {
  readonly known: KnownCodes;
  readonly arrived: readonly ArrivedCode[];
}

const codesChecked = createEvent<CheckedCodes>();
const listChecked = createEvent<CheckedCodes>();
const hasArrived = ({ arrived }: CheckedCodes): boolean => arrived.length > 0;

/** What tells an arrival from a code that was told twice, or that was there before this page. */
const $knownCodes = createStore<KnownCodes>(new Map(), { serialize: 'ignore' })
  .on([codesChecked, listChecked], (_, { known }) => known)
  .reset(sessionEnded);

/** See `toldTogetherChanged`. */
const $isToldTogether = createStore(false).on(toldTogetherChanged, (_, isTold) => isTold);

/** Whether codes are seen the moment they arrive. */
const $isLooking = and($isPageVisible, $isActiveNumbersScreenUp);

/** Codes that are ready and were seen in no tab, oldest first. */
const $unseenCodes = createStore<readonly ArrivedCode[]>([])
  .on(codesArrived, (unseen, arrived) => arrived.reduce(withNewest, unseen))
  .on(codeTested, withNewest)
  .on(codesNamed, (unseen, named) => unseen.map((code) => named.find(isSameNumber(code)) ?? code))
  .on([codeForgotten, numberCompletedByUser, numberCancelledByUser], without)
  .reset(newsSeen, newsSeenElsewhere, sessionEnded);

/** The title of the tab while codes wait to be seen; null when none does, or when the user does not want it. */
export const $arrivalTitle = combine($unseenCodes, $preferences, (unseen, { codeInTitle }) =>
  codeInTitle ? arrivalTitle(unseen) : null,
);

sample({
  clock: smsReceived,
  // No list has a number that has ended; one that nothing is known of was bought elsewhere, and may be waited for.
  source: { known: $knownCodes, numbers: $knownNumbers, names: $serviceNames },
  fn: ({ known: knownBefore, numbers, names }, news) => {
    const known = new Map(knownBefore);
    const arrived = news.flatMap(({ activationId, code }) => {
      const number = findNumber(numbers, activationId);
      const id = number?.id ?? activationId;
      const isNews = known.get(id) !== code && (number === undefined || isWaitedFor(number));
      known.set(id, code);
      return isNews ? [{ activationId, code, service: number ? serviceLabel(number, names) : null }] : [];
    });
    return { known, arrived };
  },
  target: codesChecked,
});
sample({
  clock: activeNumbersListed,
  source: { known: $knownCodes, numbers: $activeNumbers, names: $serviceNames },
  fn: ({ known, numbers, names }) => {
    const listed = numbers ?? [];
    return {
      known: new Map(listed.map(({ id, smsCode }) => [id, smsCode])),
      arrived: listed.flatMap((number) => {
        const { id, activationId, smsCode: code } = number;
        const isMissed = code !== null && isWaitedFor(number) && known.has(id) && known.get(id) !== code;
        return isMissed ? [{ activationId, code, service: serviceLabel(number, names) }] : [];
      }),
    };
  },
  target: listChecked,
});
sample({
  clock: [codesChecked, listChecked],
  filter: hasArrived,
  fn: ({ arrived }) => arrived,
  target: codesArrived,
});
// A page such as the settings has no services, and needs them only for the name beside a code.
sample({ clock: codesArrived, target: servicesNeeded });
const named = sample({
  clock: [$knownNumbers, $serviceNames],
  source: { unseen: $unseenCodes, numbers: $knownNumbers, names: $serviceNames },
  fn: ({ unseen, numbers, names }) =>
    unseen.flatMap((code) => {
      const number = findNumber(numbers, code.activationId);
      const service = number ? serviceLabel(number, names) : code.service;
      return service === code.service ? [] : [{ ...code, service }];
    }),
});
sample({ clock: named.filter({ fn: (codes) => codes.length > 0 }), target: codesNamed });
// Of a code that came as a message the user is told with the message.
sample({
  clock: listChecked,
  source: $isToldTogether,
  filter: (isToldTogether, checked) => !isToldTogether && hasArrived(checked),
  fn: (_, { arrived }) => missedToast(arrived),
  target: toastRequested,
});
sample({
  clock: [codesArrived, $isLooking],
  source: { isLooking: $isLooking, unseen: $unseenCodes },
  filter: ({ isLooking, unseen }) => isLooking && unseen.length > 0,
  fn: () => undefined,
  target: newsSeen,
});

// Copied from a toast or from a screen such as the history: what is left to see, and with the last one the other tabs
// learn of it.
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
  target: newsSeen,
});

/** The user has done with a used or cancelled number. For one that has expired they may be waiting still (decision 0060). */
function isWaitedFor({ status }: PurchasedNumber): boolean {
  return ['received', 'expired'].includes(readNumberStatus(status));
}

function missedToast(arrived: readonly ArrivedCode[]): ToastRequest {
  const [first] = arrived;
  const told = toast('success', `SMS received: ${arrived.map(({ code }) => code).join(', ')}`, SMS_TOAST_MS);
  if (arrived.length > 1 || !first) return told;
  return { ...told, code: first.code, ...(first.service !== null && { about: first.service }) };
}

function withNewest(codes: readonly ArrivedCode[], code: ArrivedCode): readonly ArrivedCode[] {
  return [...without(codes, code), code];
}

function without(
  codes: readonly ArrivedCode[],
  ended: Pick<ArrivedCode, 'activationId'>,
): readonly ArrivedCode[] {
  return codes.filter((code) => !isSameNumber(ended)(code));
}

function isSameNumber({ activationId }: Pick<ArrivedCode, 'activationId'>) {
  return (other: ArrivedCode): boolean => other.activationId === activationId;
}
