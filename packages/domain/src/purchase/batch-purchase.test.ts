import { expect, it } from 'vitest';
import { limitedCallMade } from '../api/client/rate-limit-budget';
import { aConfirmStep } from '../testing/fixtures/a-confirm-step';
import { fail, rejected } from '../testing/fixtures/a-rejection';
import { boughtNumber, openConfirmStep } from '../testing/fixtures/purchase-page.fixture';
import { countryChosen } from '../catalogue/selection';
import { batchView } from './batch-view';
import { batchClicked } from './confirm-step';
import { pass, useFakeClock } from '../testing/harness/use-fake-clock';

useFakeClock(Date.parse('2025-10-01T12:00:00.000Z'));

/** A confirm step at which purchases cost $0.4000 and take two seconds. */
const openStep = async (options: Parameters<typeof openConfirmStep>[0] = {}) => {
  const ids = ['20', '21', '22'];
  const tab = await openConfirmStep({
    purchase: async () => {
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      return { id: ids.shift() ?? null };
    },
    ...options,
  });
  return { ...tab, view: () => batchView(tab.step()) };
};

it.each([
  [1, [null, '$0.2000']],
  [0.799_97, ['$0.0001', '$0.4001']],
  [0.4, ['$0.4000', '$0.8000']],
  [0.39, []],
])('batch offers: for a balance of %d have the shortfalls %j', (balance, shortfalls) => {
  const { offers } = batchView(aConfirmStep({ price: 0.4, balance }));
  expect(offers.map(({ shortfall }) => shortfall)).toEqual(shortfalls);
});

it('batch: buys nothing when the balance does not cover all of them', async () => {
  const { fire, sent } = await openStep({ balance: 1 });
  fire(batchClicked, 3);
  await pass(20_000);
  expect(sent()).toEqual([]);
});

it.each([
  ['loads the list where an answer did not describe its number', null, 1],
  ['loads none where the answers describe them', boughtNumber({ id: '20', activationId: 'a20' }), 0],
])('batch: that is refused later %s', async (_, first, lists) => {
  const answers = [
    { id: '20', number: first },
    { id: '21', number: boughtNumber({ id: '21', activationId: 'a21' }) },
  ];
  const { fire, sent, callsTo } = await openStep({
    purchase: () => answers.shift() ?? fail(rejected(400))(),
  });
  fire(batchClicked, 3);
  await pass(20_000);
  expect([sent().length, callsTo('activeNumbers')]).toEqual([3, lists]);
});

/**
 * A batch of three that waits after its first purchase, because one more call would leave none for the list.
 */
const openWaiting = async () => {
  const step = await openStep();
  for (let call = 0; call < 8; call += 1) step.fire(limitedCallMade, 'sms');
  step.fire(batchClicked, 3);
  step.fire(limitedCallMade, 'sms');
  expect(step.view().progress?.phase).toBe('buying');
  await pass(10_000);
  expect(step.view().progress?.phase).toBe('waiting');
  return step;
};

it('batch and the rate limit: waits where the list could not be loaded any more, then buys the rest at the price shown', async () => {
  const { buy, sent, keysOf, blockedBy } = await openWaiting();
  expect(blockedBy()).toBe('purchasing');
  await buy();
  expect(sent()).toHaveLength(1);
  await pass(60_000);
  expect(sent()).toEqual(Array.from({ length: 3 }, () => ({ country: '187', service: 'wa', maxPrice: 0.4 })));
  expect(new Set(keysOf('purchaseNumber')).size).toBe(3);
});

it('batch and the rate limit: stops waiting when the selection changes, and loads the list', async () => {
  const { fire, sent, view, callsTo } = await openWaiting();
  fire(countryChosen, '36');
  expect(view().progress).toBeNull();
  expect(callsTo('activeNumbers')).toBe(1);
  await pass(60_000);
  expect(sent()).toHaveLength(1);
});
