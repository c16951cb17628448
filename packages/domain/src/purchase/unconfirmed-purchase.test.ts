import { expect, it } from 'vitest';
import type { PurchasedNumber } from '../contracts/number';
import { formatClockTime } from '../lib/format/date-time';
import { $selection } from '../catalogue/selection';
import { $confirmStep, purchaseClicked } from './confirm-step';
import { $purchase } from './purchase';
import { purchaseBlockedBy } from './purchase-check';
import { purchaseError } from './purchase-state';
import { checkAgainClicked, purchaseRestoreRequested } from './purchase-attempt';
import { $purchaseLog, purchaseTimeline } from './purchase-timeline';
import { boughtNumber, openConfirmStep, openTab } from '../testing/fixtures/purchase-page.fixture';
import { wizardScreen } from './wizard-screen';
import { fail, networkError } from '../testing/fixtures/a-rejection';
import { pass, useFakeClock } from '../testing/harness/use-fake-clock';

useFakeClock(Date.parse('2025-10-01T12:00:00.000Z'));

/** A click whose response is lost, unless the options say otherwise; `passMs` later. */
const openLost = async (options: Parameters<typeof openConfirmStep>[0] = {}, passMs = 0) => {
  const tab = await openConfirmStep({ purchase: fail(networkError), ...options });
  tab.fire(purchaseClicked, undefined);
  await pass(passMs);
  return {
    ...tab,
    sent: () => tab.callsOf('purchaseNumber').length,
    unconfirmed: () => {
      const { status } = tab.scope.getState($purchase);
      return status.kind === 'unconfirmed' ? status.phase : null;
    },
    blockedBy: () => purchaseBlockedBy(tab.scope.getState($confirmStep)),
    error: () => purchaseError(tab.scope.getState($purchase).status)?.text,
  };
};

it.each<[string, Partial<PurchasedNumber>]>([
  ['one that was there before the click', { id: '17' }],
  ['one for another service', { serviceCode: 'tg' }],
  ['one for another country', { countryCode: '36' }],
])('unconfirmed purchase: is not matched with %s', async (_, fields) => {
  const { onBought, error } = await openLost(
    { known: [boughtNumber({ id: '17' })], active: () => [boughtNumber(fields)] },
    90_000,
  );
  expect(onBought).not.toHaveBeenCalled();
  expect(error()).toBe('Not charged — try again');
});

it("unconfirmed purchase: is found among the active numbers, dated by the server's clock", async () => {
  const ahead = 3_600_000;
  const { onBought, unconfirmed, sent, callsOf, toasts } = await openLost({
    active: () => [boughtNumber({ purchasedAt: Date.now() + ahead })],
    offsetMs: ahead,
  });
  expect(onBought).toHaveBeenCalledTimes(1);
  expect(toasts.map(({ tone }) => tone)).toEqual(['success']);
  expect(unconfirmed()).toBeNull();
  expect(sent()).toBe(1);
  expect(callsOf('balance').length).toBeGreaterThan(0);
});

it.each<[string, Parameters<typeof openLost>[0], object]>([
  ['an absent number', {}, { tone: 'error', text: 'Not charged — try again' }],
  [
    'an ambiguous outcome',
    { active: () => [boughtNumber(), boughtNumber({ id: '19' })] },
    {
      tone: 'warning',
      text: 'We could not tell whether your purchase went through. Check Active Numbers before you buy again.',
    },
  ],
])('purchase in the background: %s is announced once', async (_, options, toast) => {
  const { toasts } = await openLost({ ...options, isWizardUp: false }, 90_000);
  expect(toasts).toEqual([toast]);
});

const intent = {
  userId: '7',
  country: '187',
  service: 'wa',
  operator: '',
  clickedAt: Date.parse('2025-10-01T11:59:58.000Z'),
  clickedHereAt: Date.parse('2025-10-01T11:59:58.000Z'),
  key: 'key-of-the-click',
  knownIds: ['17'],
};

it('page reload during a purchase: nothing unreadable is stored after a response without an id', async () => {
  const { fire, written, choose } = await openLost({ purchase: () => ({ id: null }) });
  await choose();
  fire(purchaseClicked, undefined);
  await pass(0);
  expect(written('unsettled-purchase')[2]).toMatchObject({ knownIds: [] });
});

it('page reload during a purchase: the purchase is resumed and found, without sending it again', async () => {
  const { scope, fire, onBought, callsOf } = openTab({
    stored: intent,
    active: () => [boughtNumber()],
  });
  fire(purchaseRestoreRequested, undefined);
  expect(scope.getState($selection)).toEqual({ country: '187', service: 'wa', operator: '' });
  expect(purchaseBlockedBy(scope.getState($confirmStep))).toBe('unconfirmed');
  await pass(0);
  expect(onBought).toHaveBeenCalledTimes(1);
  expect(callsOf('purchaseNumber')).toEqual([]);
});

it('page reload during a purchase: the wizard shows its choices when it opens, and no other page asks for them', async () => {
  const { scope, fire, callsOf } = openTab({ stored: intent, isWizardUp: false });
  fire(purchaseRestoreRequested, undefined);
  await pass(1_000);
  expect([scope.getState($selection).country, callsOf('prices')]).toEqual([null, []]);
  fire(wizardScreen.toggled, true);
  expect(scope.getState($selection)).toEqual({ country: '187', service: 'wa', operator: '' });
  expect(callsOf('purchaseNumber')).toEqual([]);
});

/** Each step with its time; one ahead begins with a question mark. */
const stepsIn = ({ scope }: Pick<ReturnType<typeof openTab>, 'scope'>) =>
  purchaseTimeline(scope.getState($purchaseLog))?.map(
    ({ step, at, isReached }) => `${isReached ? '' : '?'}${step} ${at ?? '-'}`,
  );

it('page reload during a purchase: unconfirmed purchase: says one thing while the outcome can change, and then that nothing was charged', async () => {
  const clicked = Date.now();
  const tab = await openLost();
  const sent = [`sent ${formatClockTime(clicked)}`, `response-lost ${formatClockTime(clicked)}`];
  const checking = [...sent, `?resolved ${formatClockTime(clicked + 90_000)}`];
  expect(stepsIn(tab)).toEqual(checking);
  // Whatever the checks in between find.
  await pass(10_000);
  expect(stepsIn(tab)).toEqual(checking);
  await pass(80_000);
  expect(stepsIn(tab)).toEqual([...sent, `not-charged ${formatClockTime(clicked + 90_000)}`]);
});

it('page reload during a purchase: unconfirmed purchase: says that the list could not be loaded, and no deadline that has passed', async () => {
  const tab = await openLost({ active: fail(networkError) }, 90_000);
  expect(stepsIn(tab)?.slice(2)).toEqual([`lookup-failed ${formatClockTime(Date.now())}`]);
  tab.fire(checkAgainClicked, undefined);
  expect(stepsIn(tab)?.slice(2)).toEqual(['?resolved -']);
});
