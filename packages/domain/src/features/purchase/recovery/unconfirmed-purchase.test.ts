import { describe, expect, it, vi } from 'vitest';
import type { ApiError } from '../../../api/errors/api-error';
import type { PurchasedNumber } from '../../../contracts';
import { OPERATORS_DELAY_MS, PAGE_SIZE } from '../../../limits';
import { $selection, $wizardStep } from '../../catalogue/selection';
import { $purchaseBlockedBy } from '../pricing/price';
import { $purchaseError } from '../submit/purchase-error';
import { $unconfirmedPurchase } from '../pricing/price-view';
import { checkAgainClicked, purchaseAbandonClicked, purchaseRestoreRequested } from '../submit/attempt';
import { purchaseAgainClicked, purchaseClicked } from '../submit/submit-purchase';
import {
  boughtNumber,
  openConfirmStep,
  openTab,
  pass,
  rejected,
} from '../../../testing/fixtures/purchase-page.fixture';
import { useFakeClock } from '../../../testing/harness/use-fake-clock';

useFakeClock(Date.parse('2025-10-01T12:00:00.000Z'));

const lost: ApiError = { kind: 'network', elapsedMs: 10 };
const fail = (error: ApiError) => () => {
  throw error as unknown;
};

describe('unconfirmed purchase', () => {
  it.each<[string, ApiError]>([
    ['network', lost],
    ['timeout', { kind: 'timeout', elapsedMs: 90_000 }],
    ['malformed answer', { kind: 'malformed' }],
    ['500', rejected(500, 'Failed to purchase number')],
    ['409', rejected(409, 'Conflict')],
  ])('unconfirmed purchase: lost by %s is found among the active numbers', async (_cause, error) => {
    const { scope, fire, onBought, callsOf, toasts } = await openConfirmStep({
      purchase: fail(error),
      active: () => [boughtNumber()],
    });
    fire(purchaseClicked, undefined);
    await pass(0);
    expect(onBought).toHaveBeenCalledTimes(1);
    expect(toasts.map(({ tone }) => tone)).toEqual(['success']);
    expect(scope.getState($unconfirmedPurchase)).toBeNull();
    expect(callsOf('purchaseNumber')).toHaveLength(1);
    expect(callsOf('balance').length).toBeGreaterThan(0);
  });

  it('unconfirmed purchase: is not absent before its own deadline: checked at 3, 10, 30, 60 and 90 s', async () => {
    const { scope, fire, onBought, callsOf } = await openConfirmStep({ purchase: fail(lost) });
    const looks = () => callsOf('activeNumbers').length;
    fire(purchaseClicked, undefined);
    await pass(0);
    expect(looks()).toBe(1);
    expect(callsOf('activeNumbers')).toEqual([{ query: { page: 1, limit: PAGE_SIZE } }]);
    for (const [ms, made] of [
      [2_999, 1],
      [1, 2],
      [6_999, 2],
      [1, 3],
      [19_999, 3],
      [1, 4],
      [30_000, 5],
      [29_999, 5],
    ] as const) {
      await pass(ms);
      expect(looks()).toBe(made);
      expect(scope.getState($unconfirmedPurchase)).toBe('checking');
      expect(scope.getState($purchaseBlockedBy)).toBe('unconfirmed');
      expect(scope.getState($wizardStep)).toBe('confirm');
      expect(scope.getState($purchaseError)).toBeNull();
    }
    await pass(1);
    expect(scope.getState($unconfirmedPurchase)).toBeNull();
    expect(scope.getState($purchaseError)?.text).toBe('Not charged — try again');
    expect(scope.getState($purchaseBlockedBy)).toBeNull();
    expect(onBought).not.toHaveBeenCalled();
    expect(callsOf('purchaseNumber')).toHaveLength(1);
  });

  it('unconfirmed purchase: is checked once more when the deadline passes while a list is loading', async () => {
    const answers: ((numbers: readonly PurchasedNumber[]) => void)[] = [];
    const { scope, fire } = await openConfirmStep({
      purchase: fail(lost),
      active: () => new Promise((resolve) => answers.push(resolve)),
    });
    fire(purchaseClicked, undefined);
    await pass(90_000);
    expect(answers).toHaveLength(2);
    answers[0]?.([]);
    await pass(0);
    expect(scope.getState($unconfirmedPurchase)).toBe('checking');
    answers[1]?.([]);
    await pass(0);
    expect(scope.getState($purchaseError)?.text).toBe('Not charged — try again');
  });

  it('unconfirmed purchase: when it and every check hang, "Check again" is offered at most 100 s after the click', async () => {
    const { scope, fire } = await openConfirmStep({
      purchase: fail(lost),
      active: () => new Promise(() => undefined),
    });
    fire(purchaseClicked, undefined);
    await pass(100_000);
    expect(scope.getState($unconfirmedPurchase)).toBe('lookup-failed');
  });

  it('unconfirmed purchase: is found by a later check when a gateway timed out before the server bought, and the balance reloads', async () => {
    const numbers: PurchasedNumber[] = [];
    const { fire, onBought, callsOf } = await openConfirmStep({
      purchase: fail(rejected(504, '')),
      active: () => numbers,
    });
    fire(purchaseClicked, undefined);
    await pass(6_000);
    const balancesBefore = callsOf('balance').length;
    numbers.push(boughtNumber());
    await pass(4_000);
    expect(onBought).toHaveBeenCalledTimes(1);
    expect(callsOf('balance')).toHaveLength(balancesBefore + 1);
    expect(callsOf('purchaseNumber')).toHaveLength(1);
  });

  it('unconfirmed purchase: is sent again before its deadline only when the user chooses to', async () => {
    const answers = [fail(lost), () => ({ id: '19' })];
    const { fire, onBought, callsOf, saved } = await openConfirmStep({
      purchase: () => answers.shift()?.() ?? { id: null },
    });
    fire(purchaseClicked, undefined);
    await pass(5_000);
    fire(purchaseClicked, undefined);
    expect(callsOf('purchaseNumber')).toHaveLength(1);
    fire(purchaseAgainClicked, undefined);
    await pass(0);
    expect(callsOf('purchaseNumber')).toHaveLength(2);
    expect(onBought).toHaveBeenCalledTimes(1);
    expect(saved).toEqual([expect.anything(), null, expect.anything(), null]);
    // The reconciliation schedule of the first purchase does not apply to the second one.
    await pass(90_000);
    expect(onBought).toHaveBeenCalledTimes(1);
  });

  it('unconfirmed purchase: cannot be abandoned while its response is pending', async () => {
    const { scope, fire, callsOf } = await openConfirmStep({
      purchase: () => new Promise(() => undefined),
    });
    fire(purchaseClicked, undefined);
    expect(scope.getState($unconfirmedPurchase)).toBeNull();
    fire(purchaseAgainClicked, undefined);
    await pass(0);
    expect(callsOf('purchaseNumber')).toHaveLength(1);
  });

  it.each<[string, Partial<PurchasedNumber>, number[]]>([
    ['one that was there before the click', { id: '17' }, []],
    ['one for another service', { serviceCode: 'tg' }, []],
    ['one for another country', { countryCode: '36' }, []],
  ])('unconfirmed purchase: is not matched with %s', async (_, fields) => {
    const { scope, fire, onBought } = await openConfirmStep({
      purchase: fail(lost),
      known: [boughtNumber({ id: '17' })],
      active: () => [boughtNumber(fields)],
    });
    fire(purchaseClicked, undefined);
    await pass(90_000);
    expect(onBought).not.toHaveBeenCalled();
    expect(scope.getState($purchaseError)?.text).toBe('Not charged — try again');
  });

  /** The confirm step takes half a second to load. */
  const clickAt = () => Date.now() + OPERATORS_DELAY_MS;

  it.each<[string, () => readonly PurchasedNumber[], readonly PurchasedNumber[] | null, number]>([
    [
      'one bought elsewhere just before',
      () => [boughtNumber({ purchasedAt: clickAt() - 1_000 })],
      [],
      90_000,
    ],
    ['one without a date', () => [boughtNumber({ purchasedAt: null })], [], 90_000],
    ['two new ones', () => [boughtNumber(), boughtNumber({ id: '19' })], [], 0],
    ['a new one, where no list was known at the click', () => [boughtNumber()], null, 0],
  ])(
    'unconfirmed purchase: is ambiguous beside %s, until the user has checked',
    async (_, numbersOf, known, afterMs) => {
      const numbers = numbersOf();
      const { scope, fire, onBought, toasts } = await openConfirmStep({
        purchase: fail(lost),
        known,
        active: () => numbers,
      });
      fire(purchaseClicked, undefined);
      await pass(afterMs);
      expect(scope.getState($unconfirmedPurchase)).toBe('ambiguous');
      expect(scope.getState($purchaseBlockedBy)).toBe('unconfirmed');
      expect(onBought).not.toHaveBeenCalled();
      expect(toasts.filter(({ tone }) => tone === 'success')).toEqual([]);
      fire(purchaseAbandonClicked, undefined);
      expect(scope.getState($unconfirmedPurchase)).toBeNull();
      expect(scope.getState($purchaseBlockedBy)).toBeNull();
    },
  );

  it('unconfirmed purchase: is matched with its own number, also beside an external purchase just before', async () => {
    const elsewhere = boughtNumber({ id: '18', purchasedAt: clickAt() - 4_000 });
    const numbers = [elsewhere];
    const { fire, onBought } = await openConfirmStep({ purchase: fail(lost), active: () => numbers });
    fire(purchaseClicked, undefined);
    await pass(9_000);
    expect(onBought).not.toHaveBeenCalled();
    numbers.push(boughtNumber({ id: '19' }));
    await pass(1_000);
    expect(onBought).toHaveBeenCalledTimes(1);
  });

  it('unconfirmed purchase: is found by a date that the server has truncated to whole seconds', async () => {
    vi.setSystemTime(Date.parse('2025-10-01T12:00:00.400Z'));
    const { fire, onBought } = await openConfirmStep({
      purchase: fail(lost),
      active: () => [boughtNumber({ purchasedAt: Date.parse('2025-10-01T12:00:00.000Z') })],
    });
    fire(purchaseClicked, undefined);
    await pass(0);
    expect(onBought).toHaveBeenCalledTimes(1);
  });

  it("unconfirmed purchase: is dated by the server's clock", async () => {
    const ahead = 3_600_000;
    const { scope, fire, onBought } = await openConfirmStep({
      purchase: fail(lost),
      active: () => [boughtNumber({ purchasedAt: Date.now() + ahead })],
      offsetMs: ahead,
    });
    fire(purchaseClicked, undefined);
    await pass(0);
    expect(onBought).toHaveBeenCalledTimes(1);
    expect(scope.getState($unconfirmedPurchase)).toBeNull();
  });

  it('unconfirmed purchase: stays locked while reconciliation fails, until the user checks again', async () => {
    let isUp = false;
    const { scope, fire, onBought, callsOf } = await openConfirmStep({
      purchase: fail(lost),
      active: () => (isUp ? [boughtNumber()] : fail(lost)()),
    });
    fire(purchaseClicked, undefined);
    await pass(60_000);
    expect(scope.getState($unconfirmedPurchase)).toBe('lookup-failed');
    await pass(60_000);
    expect(scope.getState($unconfirmedPurchase)).toBe('lookup-failed');
    fire(purchaseClicked, undefined);
    await pass(0);
    expect(callsOf('purchaseNumber')).toHaveLength(1);

    isUp = true;
    fire(checkAgainClicked, undefined);
    expect(scope.getState($unconfirmedPurchase)).toBe('checking');
    await pass(0);
    expect(onBought).toHaveBeenCalledTimes(1);
    expect(callsOf('purchaseNumber')).toHaveLength(1);
  });
});

describe('purchase in the background', () => {
  const elsewhere = (options: Parameters<typeof openConfirmStep>[0]) =>
    openConfirmStep({ ...options, isWizardUp: false });

  it('purchase in the background: a rejection is announced', async () => {
    const { fire, toasts } = await elsewhere({ purchase: fail(rejected(400, 'Service is closed')) });
    fire(purchaseClicked, undefined);
    await pass(0);
    expect(toasts).toEqual([{ tone: 'error', text: 'Service is closed' }]);
  });

  it('purchase in the background: a rejection of an operator is announced once', async () => {
    const { fire, toasts } = await elsewhere({
      operator: 'tmobile',
      purchase: fail(rejected(400, 'No numbers available')),
    });
    fire(purchaseClicked, undefined);
    await pass(0);
    expect(toasts).toHaveLength(1);
  });

  it('purchase in the background: an absent number is announced after the deadline', async () => {
    const { fire, toasts } = await elsewhere({ purchase: fail(lost) });
    fire(purchaseClicked, undefined);
    await pass(90_000);
    expect(toasts.map(({ text }) => text)).toEqual(['Not charged — try again']);
  });

  it('purchase in the background: a failed lookup is announced once, with where to check', async () => {
    const { fire, toasts } = await elsewhere({ purchase: fail(lost), active: fail(lost) });
    fire(purchaseClicked, undefined);
    await pass(90_000);
    expect(toasts).toEqual([
      { tone: 'warning', text: "We couldn't confirm your purchase. Open Buy Number to check again." },
    ]);
  });

  it('purchase in the background: an ambiguous outcome is announced once', async () => {
    const { fire, toasts } = await elsewhere({
      purchase: fail(lost),
      active: () => [boughtNumber(), boughtNumber({ id: '19' })],
    });
    fire(purchaseClicked, undefined);
    await pass(90_000);
    expect(toasts.map(({ text }) => text)).toEqual([
      'We could not tell whether your purchase went through. Check Active Numbers before you buy again.',
    ]);
  });
});

describe('page reload during a purchase', () => {
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

  it('page reload during a purchase: the intent is stored while the purchase is pending, and removed once settled', async () => {
    const { fire, saved, keys } = await openConfirmStep({
      purchase: fail(lost),
      known: [boughtNumber({ id: '17' })],
    });
    fire(purchaseClicked, undefined);
    const [key] = keys();
    expect(key).toEqual(expect.any(String));
    expect(saved).toEqual([{ ...intent, clickedAt: Date.now(), clickedHereAt: Date.now(), key }]);
    await pass(90_000);
    expect(saved).toEqual([expect.anything(), null]);
  });

  it('page reload during a purchase: nothing unreadable is stored after a response without an id', async () => {
    const { fire, saved, choose } = await openConfirmStep({ purchase: () => ({ id: null }) });
    fire(purchaseClicked, undefined);
    await pass(0);
    await choose();
    fire(purchaseClicked, undefined);
    await pass(0);
    expect(saved[2]).toMatchObject({ knownIds: [] });
  });

  it('page reload during a purchase: the purchase is resumed and found, without sending it again', async () => {
    const { scope, fire, onBought, callsOf } = openTab({
      stored: intent,
      active: () => [boughtNumber()],
    });
    fire(purchaseRestoreRequested, undefined);
    expect(scope.getState($selection)).toEqual({ country: '187', service: 'wa', operator: '' });
    expect(scope.getState($purchaseBlockedBy)).toBe('unconfirmed');
    await pass(0);
    expect(onBought).toHaveBeenCalledTimes(1);
    expect(callsOf('purchaseNumber')).toEqual([]);
  });

  it.each([
    ['so long ago as both clocks say', 0, 88_000],
    ['no longer ago than this machine says, while the clock of the server is not known', -3_600_000, 88_000],
    ['not in the future', 3_600_000, 90_000],
  ])('page reload during a purchase: the deadline counts from a click %s', async (_, shiftMs, waitMs) => {
    const { scope, fire } = openTab({ stored: { ...intent, clickedAt: intent.clickedAt + shiftMs } });
    fire(purchaseRestoreRequested, undefined);
    await pass(waitMs - 1);
    expect(scope.getState($unconfirmedPurchase)).toBe('checking');
    await pass(1);
    expect(scope.getState($purchaseError)?.text).toBe('Not charged — try again');
  });

  it.each([
    ['a moment at which it was to be looked up', 3_000, 7_000],
    ['several such moments', 25_000, 5_000],
  ])(
    'page reload during a purchase: a click that is %s ago is checked once, and again at the next time',
    async (_, agoMs, waitMs) => {
      const clickedAt = Date.now() - agoMs;
      const { fire, callsOf } = openTab({ stored: { ...intent, clickedAt, clickedHereAt: clickedAt } });
      fire(purchaseRestoreRequested, undefined);
      await pass(waitMs - 1);
      expect(callsOf('activeNumbers')).toHaveLength(1);
      await pass(1);
      expect(callsOf('activeNumbers')).toHaveLength(2);
    },
  );

  it('page reload during a purchase: long after the click the first list decides', async () => {
    const { scope, fire } = openTab({ stored: intent });
    vi.setSystemTime(Date.parse('2025-10-01T12:10:00.000Z'));
    fire(purchaseRestoreRequested, undefined);
    await pass(0);
    expect(scope.getState($purchaseError)?.text).toBe('Not charged — try again');
  });

  it.each([null, 'junk', { ...intent, userId: '8' }, { ...intent, knownIds: 'none' }])(
    'does nothing with %j',
    async (stored) => {
      const { scope, fire, callsOf } = openTab({ stored });
      fire(purchaseRestoreRequested, undefined);
      await pass(0);
      expect(scope.getState($wizardStep)).toBe('country');
      expect(callsOf('activeNumbers')).toEqual([]);
    },
  );
});
