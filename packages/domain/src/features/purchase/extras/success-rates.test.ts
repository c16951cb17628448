import { allSettled, type EventCallable } from 'effector';
import { describe, expect, it } from 'vitest';
import type { PurchasedNumber } from '../../../contracts';
import { numberExpired, smsReceived } from '../../../realtime/messages/events';
import { aBalance, aNumber, aReceivedSms, createTestScope, NOON } from '../../../testing';
import { ada } from '../../../testing/harness/opened-workspace';
import { $activeNumbers } from '../../numbers/list/active-numbers';
import { historyUrlChanged } from '../../history/list/query';
import { purchaseSent } from '../submit/attempt';
import { selectionPrefilled } from '../../catalogue/selection';
import { sessionEnded } from '../../../lib/session-events';
import { statsRequested } from './success-rates';
import { $successRateLabels } from './success-rate-labels';

const ENDED = (['used', 'expired', 'cancelled'] as const).map((status, place) =>
  aNumber({ id: String(place + 1), status, phoneNumber: '12025550123', smsCode: '482913' }),
);

const CHOICES = { country: '187', service: 'wa', operator: 'tmobile' };
const CLICK = { userId: '7', key: 'k', clickedAt: NOON, clickedHereAt: NOON, knownIds: [] };

interface Options {
  readonly history?: readonly PurchasedNumber[];
  readonly active?: readonly PurchasedNumber[];
  /** Data stored in this browser, by name. */
  readonly storage?: Map<string, unknown>;
}

/** A signed-in page that requests its stats. */
const open = async ({ history = [], active = [], storage = new Map() }: Options = {}) => {
  const { scope, callsTo } = createTestScope({
    user: ada,
    calls: {
      history: () => ({ numbers: [...history], pagination: null }),
      activeNumbers: () => ({ numbers: [...active], pagination: null }),
      services: () => [],
      countries: () => [],
      balance: () => aBalance(5),
      purchaseNumber: () => ({ id: '9' }),
    },
    stored: storage,
    values: [[$activeNumbers, active]],
  });
  const fire = <T>(unit: EventCallable<T>, params: NoInfer<T>) => allSettled(unit, { scope, params });
  const records = () => [...scope.getState($successRateLabels)];
  await fire(statsRequested, undefined);
  return { fire, records, storage, callsTo };
};

describe('success-rate stats', () => {
  const RECEIVED = [['187', '1 of 3 received']];

  it('success-rate stats: use the history loaded in this visit, and make no call', async () => {
    const { fire, records, callsTo } = await open({ history: ENDED });
    expect(records()).toEqual([]);
    await fire(historyUrlChanged, '');
    expect(records()).toEqual(RECEIVED);
    expect(callsTo('history')).toBe(1);
  });

  it('success-rate stats: survive the page but not the session, and contain neither numbers nor codes', async () => {
    const { fire, records, storage } = await open({ history: ENDED });
    await fire(historyUrlChanged, '');
    expect(JSON.stringify([...storage])).not.toMatch(/12025550123|482913/);
    await fire(sessionEnded, undefined);
    expect(records()).toEqual([]);
    expect((await open({ storage })).records()).toEqual(RECEIVED);
  });

  it('success-rate stats: ignore damaged data', async () => {
    const { records } = await open({ storage: new Map([['outcomes-of-7', [{ id: 1 }]]]) });
    expect(records()).toEqual([]);
  });

  it('success-rate stats: follow the numbers of the page', async () => {
    const active = ['1', '2', '3'].map((id) => aNumber({ id, activationId: `a${id}` }));
    const { fire, records } = await open({ active });
    await fire(smsReceived, [aReceivedSms()]);
    await fire(numberExpired, { activationId: 'a2', phoneNumber: '' });
    expect(records()).toEqual([]);
    await fire(numberExpired, { activationId: 'a3', phoneNumber: '' });
    expect(records()).toEqual(RECEIVED);
  });

  it('success-rate stats: include the operator of purchases made here', async () => {
    const earlier = ['1', '2', '3'].map((id) => ({ id, ...CHOICES, status: 'used' }));
    const { fire, records, storage } = await open({ storage: new Map([['outcomes-of-7', earlier]]) });
    await fire(selectionPrefilled, CHOICES);
    expect(records()).toEqual([
      ['', '3 of 3 received'],
      ['tmobile', '3 of 3 received'],
    ]);
    await fire(purchaseSent, { request: { body: CHOICES }, intent: { ...CLICK, ...CHOICES } });
    expect(storage.get('outcomes-of-7')).toHaveLength(4);
    expect(storage.get('outcomes-of-7')).toContainEqual({ id: '9', ...CHOICES, status: 'waiting' });
  });
});
