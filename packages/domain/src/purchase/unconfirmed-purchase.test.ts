import { expect, it } from 'vitest';
import { $serverOffsetMs } from '../lib/time/clock';
import { formatClockTime } from '../lib/format/date-time';
import { $selection } from '../catalogue/selection';
import { $confirmStep } from './confirm-step';
import { $purchase } from './purchase';
import { purchaseBlockedBy } from './purchase-check';
import { checkAgainClicked, purchaseRestoreRequested } from './purchase-attempt';
import { $purchaseLog, purchaseTimeline } from './purchase-timeline';
import { boughtNumber, openConfirmStep, openTab } from '../testing/fixtures/purchase-page.fixture';
import { wizardScreen } from './wizard-screen';
import { fail, networkError } from '../testing/fixtures/a-rejection';
import { NOON } from '../testing/fixtures/a-number';
import { pass, useFakeClock } from '../testing/harness/use-fake-clock';

useFakeClock(NOON);

/** A click whose response is lost, unless the options say otherwise. */
const openLost = async (options: Parameters<typeof openConfirmStep>[0]) => {
  const tab = await openConfirmStep({ purchase: fail(networkError), ...options });
  await tab.buy();
  return tab;
};

const choices = { country: '187', service: 'wa', operator: '' };
const clicked = { clickedAt: NOON - 2_000, clickedHereAt: NOON - 2_000, key: 'key-of-the-click' };
const intent = { userId: '7', ...choices, ...clicked, knownIds: ['17'] };
/** What a page that was left during a purchase has stored. */
const interrupted = () => new Map([['unsettled-purchase', intent]]);

it("unconfirmed purchase: is found among the active numbers by its service and country, dated by the server's clock", async () => {
  const ahead = 3_600_000;
  const { get, onBought, sent, callsOf, toasts } = await openLost({
    active: () => [
      boughtNumber({ purchasedAt: Date.now() + ahead }),
      boughtNumber({ id: '19', purchasedAt: Date.now() + ahead, serviceCode: 'tg' }),
      boughtNumber({ id: '20', purchasedAt: Date.now() + ahead, countryCode: '36' }),
    ],
    values: [[$serverOffsetMs, ahead]],
  });
  expect([onBought.mock.calls.length, sent().length]).toEqual([1, 1]);
  expect(toasts.map(({ tone }) => tone)).toEqual(['success']);
  expect(get($purchase).status.kind).toBe('bought');
  expect(callsOf('balance').length).toBeGreaterThan(0);
});

it('page reload during a purchase: nothing unreadable is stored after a response without an id', async () => {
  const { buy, written, choose } = await openLost({ purchase: () => ({ id: null }) });
  await choose();
  await buy();
  expect(written('unsettled-purchase')[2]).toMatchObject({ knownIds: [] });
});

it('page reload during a purchase: the purchase is resumed and found, without sending it again', async () => {
  const { get, fire, onBought, callsTo } = openTab({ stored: interrupted(), active: () => [boughtNumber()] });
  fire(purchaseRestoreRequested, undefined);
  expect(get($selection)).toEqual(choices);
  expect(purchaseBlockedBy(get($confirmStep))).toBe('unconfirmed');
  await pass(0);
  expect([onBought.mock.calls.length, callsTo('purchaseNumber')]).toEqual([1, 0]);
});

it('page reload during a purchase: the wizard shows its choices when it opens, and no other page asks for them', async () => {
  const { get, fire, callsTo } = openTab({ stored: interrupted(), isWizardUp: false });
  fire(purchaseRestoreRequested, undefined);
  await pass(1_000);
  expect([get($selection).country, callsTo('prices')]).toEqual([null, 0]);
  fire(wizardScreen.toggled, true);
  expect([get($selection), callsTo('purchaseNumber')]).toEqual([choices, 0]);
});

it('steps of an unconfirmed purchase: say one thing while the outcome can change, and then what came of it', async () => {
  const at = (afterMs: number) => formatClockTime(NOON + afterMs);
  let isListDown = false;
  // What was there before the click is not what came of it.
  const known = [boughtNumber({ id: '17' })];
  const { get, fire, error } = await openLost({
    known,
    active: () => (isListDown ? fail(networkError)() : known),
  });
  /** Each step with its time; one ahead begins with a question mark. */
  const steps = () =>
    purchaseTimeline(get($purchaseLog))?.map(
      ({ step, at, isReached }) => `${isReached ? '' : '?'}${step} ${at ?? '-'}`,
    );
  const sent = [`sent ${at(0)}`, `response-lost ${at(0)}`];
  expect(steps()).toEqual([...sent, `?resolved ${at(90_000)}`]);
  // Whatever the checks in between find.
  await pass(10_000);
  expect(steps()).toEqual([...sent, `?resolved ${at(90_000)}`]);
  isListDown = true;
  await pass(80_000);
  expect(steps()).toEqual([...sent, `lookup-failed ${at(90_000)}`]);
  // No deadline that has passed.
  isListDown = false;
  fire(checkAgainClicked, undefined);
  expect(steps()).toEqual([...sent, '?resolved -']);
  await pass(0);
  expect(steps()).toEqual([...sent, `not-charged ${at(90_000)}`]);
  expect(error()?.text).toBe('Not charged — try again');
});
