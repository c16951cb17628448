import { combine, createEvent, createStore, sample } from 'effector';
import { and } from 'patronum';
import { $isPageVisible } from '../../lib/page';
import { codesSeenInOtherTab } from '../../realtime/live-updates';
import { codesSeen } from '../../realtime/model';
import { numberCancelledByUser, numberCompletedByUser } from '../../realtime/messages/events';
import { SMS_TOAST_HIGH_PRIORITY_MS, SMS_TOAST_MS, TOAST_LIMIT } from '../../limits/spec';
import { formatPhoneNumber } from '../../numbers/copying/copyable-text';
import { phoneGroups } from '../../numbers/copying/phone-format';
import { $numbers, numbersUpdated } from '../../numbers/list/active-numbers';
import { activeNumbersScreen } from '../../numbers/list/polling';
import { isLive } from '../../numbers/list/known-number';
import { findNumber, type Numbers } from '../../numbers/list/numbers-model';
import { codeCopied } from '../../numbers/copying/copy-numbers';
import { serviceLabel, type NamesByCode } from '../../catalogue/search/catalogue-names';
import { $serviceNames, servicesNeeded } from '../../catalogue/lists/catalogue-lists';
import { $preferences } from '../../account/preferences';
import { codeCopyClicked, toast, toastsRequested } from '../../lib/toasts/toasts';
import { $isSummarised } from '../away-summary/away-summary';
import { arrivedSms, type ArrivedSms } from './arrived-sms';
import { incomingCodeTitle, NEW_SMS, type IncomingCode } from './notification-signals';

/** Codes arrived: in a message, or in a list after a gap. */
export const codesReceived = createEvent<readonly IncomingCode[]>();

/** Services became known, or known by name, for codes that arrived before. */
export const codesNamed = createEvent<readonly IncomingCode[]>();

export const codeTested = createEvent<IncomingCode>();

/** A code is not ready any more: its number was completed or cancelled. */
export const codeRemoved = createEvent<Pick<IncomingCode, 'activationId'>>();

/** True while codes are seen the moment they arrive. */
const $areCodesVisible = and($isPageVisible, activeNumbersScreen.$isOpen);

/** Codes that are ready and were seen in no tab, oldest first. */
const $unseenCodes = createStore<readonly IncomingCode[]>([])
  .on(codesReceived, (unseen, arrived) => arrived.reduce(withNewest, unseen))
  .on(codeTested, withNewest)
  .on(codesNamed, (unseen, named) => unseen.map((code) => named.find(isSameNumber(code)) ?? code))
  .on([codeRemoved, numberCompletedByUser, numberCancelledByUser], without)
  .reset(codesSeen, codesSeenInOtherTab);

/** The title of the tab while codes are unseen; null without any, or when the user has disabled it. */
export const $incomingCodeTitle = combine(
  $unseenCodes,
  $preferences,
  (unseen, { codeInTitle, smsReceived: isOn }) => (codeInTitle && isOn ? incomingCodeTitle(unseen) : null),
);

const smsArrived = sample({
  clock: numbersUpdated,
  source: $serviceNames,
  fn: (names, step) =>
    arrivedSms(step).map((sms) => ({ ...sms, ...subjectOf(step.after, sms.activationId, names) })),
  batch: false,
}).filter({ fn: (arrived) => arrived.length > 0 });
sample({
  clock: smsArrived.map((arrived) => arrived.filter(({ isExpected }) => isExpected)),
  filter: (expected) => expected.length > 0,
  fn: (expected) => expected.map(({ activationId, code, service }) => ({ activationId, code, service })),
  target: codesReceived,
});
// A page such as the settings has no services. It needs them for the name beside a code, which is heard as
// soon as the code comes.
const $isCodeAhead = $numbers.map(({ byId }) => [...byId.values()].some(isLive));
sample({ clock: [codesReceived, $isCodeAhead.updates.filter({ fn: Boolean })], target: servicesNeeded });
const named = sample({
  clock: [$numbers, $serviceNames],
  source: { unseen: $unseenCodes, numbers: $numbers, names: $serviceNames },
  fn: ({ unseen, numbers, names }) =>
    unseen.flatMap((code) => {
      const { service } = subjectOf(numbers, code.activationId, names);
      return service === null || service === code.service ? [] : [{ ...code, service }];
    }),
});
sample({ clock: named.filter({ fn: (codes) => codes.length > 0 }), target: codesNamed });
// What only a list has brought after a gap is in the away summary.
sample({
  clock: smsArrived,
  source: { isSummarised: $isSummarised, isLooking: $areCodesVisible },
  fn: ({ isSummarised, isLooking }, arrived) =>
    // Of more than fit, only the newest would remain.
    arrived
      .filter(({ isMessage }) => isMessage || !isSummarised)
      .slice(-TOAST_LIMIT)
      .map((sms) => ({
        ...smsToast(sms),
        ...(isLooking && sms.isExpected && sms.number !== null && { isHeard: true }),
      })),
  target: toastsRequested,
});
sample({
  clock: [codesReceived, $areCodesVisible],
  source: { isLooking: $areCodesVisible, unseen: $unseenCodes },
  filter: ({ isLooking, unseen }) => isLooking && unseen.length > 0,
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
  target: codesSeen,
});

/** The number of an SMS as its toast shows it; null while it is not known here. */
function subjectOf(numbers: Numbers, activationId: string, names: NamesByCode) {
  const known = findNumber(numbers, activationId);
  if (known === undefined || known.isPartial) return { service: null, number: null };
  const { serviceCode, phoneNumber } = known.number;
  const service = serviceLabel(known.number, names);
  // While it is unknown, its place is empty.
  const groups = phoneNumber === '' ? [] : phoneGroups(formatPhoneNumber(phoneNumber));
  return { service, number: { service, serviceCode, phoneGroups: groups } };
}

function smsToast({ code, number, isUrgent }: ArrivedSms & Pick<ReturnType<typeof subjectOf>, 'number'>) {
  return {
    ...toast(
      'success',
      code === null ? NEW_SMS : `SMS received: ${code}`,
      isUrgent ? SMS_TOAST_HIGH_PRIORITY_MS : SMS_TOAST_MS,
    ),
    ...(code !== null && { code }),
    ...(number !== null && { number }),
  };
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
