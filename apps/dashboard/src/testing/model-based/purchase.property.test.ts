import { buyElsewhere } from '@sms/api-mocks/server';
import type { Fault } from '@sms/api-mocks';
import { $balance } from '@sms/domain/account/balance';
import { $confirmStep, batchClicked, purchaseClicked } from '@sms/domain/purchase/confirm-step';
import { $purchase } from '@sms/domain/purchase/purchase';
import { purchaseBlockedBy } from '@sms/domain/purchase/purchase-check';
import { checkAgainClicked, purchaseAbandonClicked } from '@sms/domain/purchase/purchase-attempt';
import { wizardScreen } from '@sms/domain/purchase/wizard-screen';
import { accountRefreshClicked } from '@sms/domain/workspace/workspace-opened';
import { countryChosen, operatorChosen, serviceChosen } from '@sms/domain/catalogue/selection';
import { numberBought } from '@sms/domain/numbers/list/active-numbers';
import { workspaceOpened } from '@sms/domain/lib/session-events';
import { useFakeClock } from '@sms/domain/testing/harness/use-fake-clock';
import { createWatch } from 'effector';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { ledgerBalance, pass, shownMicros, START_TIME, startProduct } from '../start-product';
import { DISTURBANCES } from './any-command';

const ORDER = { country: '36', service: 'wa' };

/** Responses that a purchase call may get in place of the proper one. */
const disturbances: Readonly<Record<string, Omit<Fault, 'operation' | 'times'>>> = {
  ...DISTURBANCES,
  'done long after the gateway gave up': { corruption: { status: 504, text: '' }, carriedOutAfterMs: 50_000 },
};

const anyEvent = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      what: fc.constant('buy'),
      how: fc.constantFrom('answered', ...Object.keys(disturbances)),
      /** Numbers bought with one press. */
      count: fc.constantFrom(1, 1, 3),
      /** True when another device buys the same just before. */
      isSecond: fc.boolean(),
    }),
  },
  fc.record({
    what: fc.constantFrom('buy-elsewhere', 'hide-list', 'give-up', 'check-again'),
  }),
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('wait'),
      ms: fc.constantFrom(500, 4_000, 25_000, 95_000),
    }),
  },
);
type AnyEvent = typeof anyEvent extends fc.Arbitrary<infer E> ? E : never;

useFakeClock(START_TIME);

const openTab = async () => {
  const { scope, world, fire } = await startProduct('ready-to-buy', { retriesPosts: true });
  world.flags.callLimits = null;
  const reported = { bought: 0, absent: 0 };
  createWatch({ unit: numberBought, fn: () => void (reported.bought += 1), scope });
  createWatch({
    unit: $purchase.map(({ status }) => status.kind === 'refused' && status.reason === 'not-charged').updates,
    fn: (isAbsent) => void (reported.absent += Number(isAbsent)),
    scope,
  });
  fire(workspaceOpened, undefined);
  fire(wizardScreen.toggled, true);
  await pass({ world }, 500);
  return { scope, world, fire, reported, wanted: 0, elsewhere: 0 };
};
type Tab = Awaited<ReturnType<typeof openTab>>;

/**
 * Dates are stored in whole seconds and the server's clock is known to some tenths of one, so a number bought
 * elsewhere this shortly before a click, in ms, cannot be distinguished from the click's own number (decision
 * 0017).
 */
const APART_MS = 2_000;

/** Does nothing while a click is unconfirmed: then, too, the two numbers could not be distinguished. */
const buyOnAnotherDevice = async (tab: Tab): Promise<void> => {
  const blockedBy = purchaseBlockedBy(tab.scope.getState($confirmStep));
  if (blockedBy === 'purchasing' || blockedBy === 'unconfirmed') return;
  buyElsewhere(tab.world, ORDER);
  tab.elsewhere += 1;
  await pass(tab, APART_MS);
};

const apply = async (tab: Tab, event: AnyEvent): Promise<void> => {
  const { scope, world, fire } = tab;
  switch (event.what) {
    case 'buy': {
      if (scope.getState($purchase).status.kind !== 'unconfirmed') {
        fire(countryChosen, ORDER.country);
        fire(serviceChosen, ORDER.service);
        fire(operatorChosen, '');
        await pass(tab, 1_000);
      }
      if (event.isSecond) await buyOnAnotherDevice(tab);
      const disturbance = disturbances[event.how];
      if (disturbance) {
        world.flags.faults = [
          ...world.flags.faults,
          { operation: 'purchaseNumber', times: 1, ...disturbance },
        ];
      }
      if (purchaseBlockedBy(scope.getState($confirmStep)) === null) tab.wanted += event.count;
      for (let click = 0; click < 3; click += 1) {
        if (event.count === 1) fire(purchaseClicked, undefined);
        else fire(batchClicked, event.count);
      }
      break;
    }
    case 'hide-list':
      world.flags.faults = [
        ...world.flags.faults,
        { operation: 'activeNumbers', times: 4, corruption: { status: 500, text: '' } },
      ];
      break;
    case 'buy-elsewhere':
      await buyOnAnotherDevice(tab);
      break;
    case 'give-up':
      fire(purchaseAbandonClicked, undefined);
      break;
    case 'check-again':
      fire(checkAgainClicked, undefined);
      break;
    case 'wait':
      await pass(tab, event.ms);
      break;
  }
  await pass(tab, 100);
};

const bought = ({ world, elsewhere }: Tab): number => world.db.numbers.all().length - elsewhere;

it('no order of events makes a click buy more numbers than requested, or the page show a wrong state', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyEvent, { minLength: 3, maxLength: 10 }), async (events) => {
      vi.clearAllTimers();
      vi.setSystemTime(START_TIME);
      const tab = await openTab();
      for (const event of events) {
        await apply(tab, event);
        // No more numbers than clicks requested, however often the request arrived.
        expect(bought(tab)).toBeLessThanOrEqual(tab.wanted);
      }

      // Once everything has settled, the page's statements have turned out true.
      tab.world.flags.faults = [];
      await pass(tab, 100_000);
      expect(bought(tab)).toBeLessThanOrEqual(tab.wanted - tab.reported.absent);
      expect(bought(tab)).toBeGreaterThanOrEqual(tab.reported.bought);
      tab.fire(accountRefreshClicked, undefined);
      await pass(tab, 1_000);
      expect(shownMicros(tab.scope.getState($balance))).toBe(ledgerBalance(tab, 1));
    }),
    { numRuns: 30 },
  );
}, 120_000);
