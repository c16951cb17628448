import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiError } from '../../api/api-error';
import { OPERATORS_DELAY_MS } from '../../limits';
import {
  $purchaseBlockedBy,
  $purchaseError,
  $selection,
  $unconfirmedPurchase,
  $wizardStep,
  checkAgainClicked,
  purchaseClicked,
  purchaseRestoreRequested,
} from './index';
import { boughtNumber, openConfirmStep, openTab, pass, rejected } from './purchase-page.fixture';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2025-10-01T12:00:00.000Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const lost: ApiError = { kind: 'network', elapsedMs: 10 };
const fail = (error: ApiError) => () => {
  throw error as unknown;
};

describe('a purchase whose answer is lost', () => {
  it.each<[string, ApiError]>([
    ['network', lost],
    ['timeout', { kind: 'timeout', elapsedMs: 90_000 }],
    ['malformed answer', { kind: 'malformed' }],
    ['500', rejected(500, 'Failed to purchase number')],
    ['409', rejected(409, 'Conflict')],
  ])('by %s is found among the active numbers', async (_cause, error) => {
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

  it('is looked up twice before its absence is believed', async () => {
    const { scope, fire, onBought, callsOf } = await openConfirmStep({ purchase: fail(lost) });
    fire(purchaseClicked, undefined);
    await pass(2_999);
    expect(scope.getState($unconfirmedPurchase)).toBe('checking');
    expect(scope.getState($purchaseBlockedBy)).toBe('unconfirmed');
    expect(scope.getState($wizardStep)).toBe('confirm');
    await pass(1);
    expect(scope.getState($unconfirmedPurchase)).toBeNull();
    expect(scope.getState($purchaseError)?.text).toBe('Not charged — try again');
    expect(scope.getState($purchaseBlockedBy)).toBeNull();
    expect(onBought).not.toHaveBeenCalled();
    expect(callsOf('purchaseNumber')).toHaveLength(1);
  });

  it('is found by the second look when the server was slow', async () => {
    const answers = [[], [boughtNumber()]];
    const { fire, onBought } = await openConfirmStep({
      purchase: fail(lost),
      active: () => answers.shift() ?? [],
    });
    fire(purchaseClicked, undefined);
    await pass(3_000);
    expect(onBought).toHaveBeenCalledTimes(1);
  });

  it('is not taken for a number that was there before the click, nor for another one', async () => {
    const before = boughtNumber({ id: '17' });
    const { fire, onBought } = await openConfirmStep({
      purchase: fail(lost),
      known: [before],
      active: () => [before, boughtNumber({ id: '18', serviceCode: 'tg' })],
    });
    fire(purchaseClicked, undefined);
    await pass(3_000);
    expect(onBought).not.toHaveBeenCalled();
  });

  it.each([
    [-5_000, 1],
    [-5_001, 0],
  ])('is dated where no list was known: %d ms against the click', async (offset, found) => {
    // The confirm step takes half a second to load.
    const clickedAt = Date.now() + OPERATORS_DELAY_MS;
    const { fire, onBought } = await openConfirmStep({
      purchase: fail(lost),
      known: null,
      active: () => [boughtNumber({ purchasedAt: clickedAt + offset })],
    });
    fire(purchaseClicked, undefined);
    await pass(3_000);
    expect(onBought).toHaveBeenCalledTimes(found);
  });

  it('stays locked while it cannot be looked up, until the user checks again', async () => {
    let isUp = false;
    const { scope, fire, onBought, callsOf } = await openConfirmStep({
      purchase: fail(lost),
      active: () => (isUp ? [boughtNumber()] : fail(lost)()),
    });
    fire(purchaseClicked, undefined);
    await pass(60_000);
    expect(scope.getState($unconfirmedPurchase)).toBe('unknown');
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

describe('a reload of the page', () => {
  const intent = {
    userId: '7',
    country: '187',
    service: 'wa',
    operator: '',
    clickedAt: Date.parse('2025-10-01T11:59:58.000Z'),
    knownIds: ['17'],
  };

  it('finds the intent kept while the purchase is open, and nothing once it is settled', async () => {
    const { fire, saved } = await openConfirmStep({
      purchase: fail(lost),
      known: [boughtNumber({ id: '17' })],
    });
    fire(purchaseClicked, undefined);
    expect(saved).toEqual([{ ...intent, clickedAt: Date.now() }]);
    await pass(3_000);
    expect(saved).toEqual([expect.anything(), null]);
  });

  it('takes the purchase up again and finds it, without sending it again', async () => {
    const { scope, fire, onBought, callsOf } = openTab({
      kept: intent,
      active: () => [boughtNumber()],
    });
    fire(purchaseRestoreRequested, undefined);
    expect(scope.getState($selection)).toEqual({ country: '187', service: 'wa', operator: '' });
    expect(scope.getState($purchaseBlockedBy)).toBe('unconfirmed');
    await pass(0);
    expect(onBought).toHaveBeenCalledTimes(1);
    expect(callsOf('purchaseNumber')).toEqual([]);
  });

  it.each([null, 'junk', { ...intent, userId: '8' }, { ...intent, knownIds: 'none' }])(
    'does nothing with %j',
    async (kept) => {
      const { scope, fire, callsOf } = openTab({ kept });
      fire(purchaseRestoreRequested, undefined);
      await pass(0);
      expect(scope.getState($wizardStep)).toBe('country');
      expect(callsOf('activeNumbers')).toEqual([]);
    },
  );
});
