import type { Fault, World } from '@sms/api-mocks';
import { buyElsewhere, reachableNumbers, sendSms } from '@sms/api-mocks/server';
import { $canSubmitDeposit, addFundsSubmitted } from '@sms/domain/payments/add-funds/submit-deposit';
import { addFundsOpened } from '@sms/domain/payments/add-funds/add-funds-dialog';
import { depositAmountChanged } from '@sms/domain/payments/add-funds/add-funds-form';
import { callbackCheckRequested, paymentActed } from '@sms/domain/payments/payments';
import { callbackOpened } from '@sms/domain/payments/pending-callback';
import { purchaseBlockedBy } from '@sms/domain/purchase/purchase-check';
import { checkAgainClicked, purchaseAbandonClicked } from '@sms/domain/purchase/purchase-attempt';
import { $confirmStep, batchClicked, purchaseClicked } from '@sms/domain/purchase/confirm-step';
import { cancelClicked } from '@sms/domain/numbers/actions/number-actions';
import { completeClicked } from '@sms/domain/numbers/actions/pending-completions';
import { countryChosen, operatorChosen, serviceChosen } from '@sms/domain/catalogue/selection';
import { pageVisibilityChanged, wentOffline, wentOnline } from '@sms/domain/lib/page';
import { PAYMENT_EVENTS } from '@sms/domain/lib/payment-event';
import { MINUTE_MS } from '@sms/domain/limits/spec';
import fc from 'fast-check';
import { vi } from 'vitest';
import { pass } from '../start-product';
import type { Tab } from './model-tab';

const CLICKS = 3;
/** Each deposit is this much larger than the last, so that every amount is unique, in naira. */
const AMOUNT_STEP = 5_000;
/** What every tab buys, unless it buys something of its own. */
const USUAL = { country: '36', service: 'wa' };
/**
 * Dates are stored in whole seconds and the server's clock is known to some tenths of one, so a number bought
 * elsewhere this shortly before a click, in ms, cannot be distinguished from the click's own number (decision
 * 0017).
 */
const APART_MS = 2_000;

/** A number or a deposit that the user requested: for this service, or of this amount in naira. */
type RequestedItem = `number of ${string}` | `deposit of ${number}`;

/** Two tabs of one browser, the company, and the number of requests by the user that cost or move money. */
export interface Model {
  readonly world: World;
  readonly tabs: readonly [Tab, Tab];
  readonly requested: Map<RequestedItem, number>;
  /** Numbers that the user bought on another device, which count as requested. */
  readonly elsewhere: ReturnType<typeof buyElsewhere>[];
}

/** Number of times the company executed each request. */
export const fulfilledRequests = ({ world }: Pick<Model, 'world'>): ReadonlyMap<RequestedItem, number> => {
  const done = new Map<RequestedItem, number>();
  const count = (item: RequestedItem) => done.set(item, (done.get(item) ?? 0) + 1);
  for (const { service_code } of world.db.numbers) count(`number of ${service_code}`);
  for (const { ngn_amount } of world.db.deposits) count(`deposit of ${ngn_amount}`);
  return done;
};

const recordRequest = ({ requested }: Model, item: RequestedItem, count = 1): void =>
  void requested.set(item, (requested.get(item) ?? 0) + count);

/** What a command meets: one of the two tabs, and the number and the deposit at a place, newest first. */
const situationIn = (model: Model, place: number, at: number) => {
  const { world } = model;
  const tab = model.tabs[place === 1 ? 1 : 0];
  const [number, deposit] = [world.db.numbers.at(-1 - at), world.db.deposits.at(-1 - at)];
  return { ...model, world, tab, at, number, deposit };
};

type Situation = ReturnType<typeof situationIn>;

/** One thing that the user, the server, the network or the browser does. */
export type Command = (model: Model) => Promise<void>;

/** A command by its name in a counterexample, with what it is given. */
const does = <Given>(
  weight: number,
  what: string,
  given: { [K in keyof Given]: fc.Arbitrary<Given[K]> },
  act: (on: Situation, given: Given) => unknown,
): fc.WeightedArbitrary<Command> => ({
  weight,
  arbitrary: fc
    .record({ place: fc.nat({ max: 1 }), at: fc.nat({ max: 3 }), of: fc.record<Given>(given) })
    .map(({ place, at, of }) =>
      Object.assign(
        async (model: Model) => {
          await act(situationIn(model, place, at), of);
          await pass(model.world, 100);
        },
        { toString: () => `${what} ${JSON.stringify({ tab: place, at, ...of })}` },
      ),
    ),
});

type Disturbance = Omit<Fault, 'operation' | 'times'> & Partial<Pick<Fault, 'times'>>;

/** What a call may get in place of its response, for each way in which the client tells failures apart. */
const DISTURBANCES: readonly Disturbance[] = [
  { corruption: 'connection-lost', carriedOut: true },
  { corruption: { status: 502, text: '' } },
  { corruption: { status: 504, text: '' }, carriedOutAfterMs: 6_000 },
  { corruption: 'malformed', carriedOut: true },
  { corruption: 'wrong-schema', carriedOut: true },
  { corruption: { status: 401, code: 'TOKEN_EXPIRED', text: 'The server says no' } },
  // Once more with the renewed token: the session is over.
  { corruption: { status: 401, code: 'TOKEN_EXPIRED', text: 'The server says no' }, times: 2 },
  { corruption: { status: 403, code: 'CSRF_ERROR', text: 'The server says no' } },
  { corruption: { status: 404, code: 'NOT_FOUND', text: 'The server says no' } },
  { corruption: { status: 429, text: '' } },
  { corruption: { status: 500, code: 'INTERNAL_ERROR', text: 'The server says no' } },
  { delayMs: 20_000, corruption: 'html', carriedOut: true },
];

const disturb = ({ world: { flags } }: Situation, fault: Disturbance & Pick<Fault, 'operation'>): void => {
  flags.faults = [...flags.faults, { times: 1, ...fault }];
};

const anyCount = fc.constantFrom(1, 1, 3);

/** Chooses and buys with some clicks. */
const buy = async (on: Situation, service: string, count: number): Promise<void> => {
  const { tab } = on;
  const shown = () => tab.scope().getState($confirmStep);
  if (shown().purchase.status.kind !== 'unconfirmed') {
    tab.fire(countryChosen, USUAL.country);
    tab.fire(serviceChosen, service);
    tab.fire(operatorChosen, '');
    await pass(on.world, 1_000);
    if (tab.network.isUp && purchaseBlockedBy(shown()) === null)
      recordRequest(on, `number of ${service}`, count);
  }
  for (let click = 0; click < CLICKS; click += 1)
    if (count === 1) tab.fire(purchaseClicked, undefined);
    else tab.fire(batchClicked, count);
};

/** Does nothing while a click is unconfirmed: then, too, the two numbers could not be distinguished. */
const buyOnAnotherDevice = async (on: Situation): Promise<void> => {
  const blockedBy = purchaseBlockedBy(on.tab.scope().getState($confirmStep));
  if (blockedBy === 'purchasing' || blockedBy === 'unconfirmed') return;
  on.elsewhere.push(buyElsewhere(on.world, USUAL));
  recordRequest(on, `number of ${USUAL.service}`);
  await pass(on.world, APART_MS);
};

const wait = (...ms: readonly number[]) =>
  does(3, 'wait', { ms: fc.constantFrom(...ms) }, (on, given) => pass(on.world, given.ms));

const giveUp = does(1, 'give up', {}, ({ tab }) => tab.fire(purchaseAbandonClicked, undefined));
const checkAgain = does(1, 'check again', {}, ({ tab }) => tab.fire(checkAgainClicked, undefined));

/** Everything, in any order. */
export const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  does(5, 'buy', { isLikeOthers: fc.boolean(), count: anyCount }, (on, { isLikeOthers, count }) => {
    const { requested, world } = on;
    return buy(on, (isLikeOthers ? undefined : world.services[requested.size]?.code) ?? USUAL.service, count);
  }),
  does(2, 'deposit', { isLikeOthers: fc.boolean() }, async (on, { isLikeOthers }) => {
    const { world, requested, tab } = on;
    const naira = isLikeOthers ? 1_500 : 100 + AMOUNT_STEP * requested.size;
    tab.fire(addFundsOpened, undefined);
    tab.fire(depositAmountChanged, String(naira));
    await pass(world, 1_000);
    if (tab.network.isUp && tab.scope().getState($canSubmitDeposit)) recordRequest(on, `deposit of ${naira}`);
    for (let click = 0; click < CLICKS; click += 1) tab.fire(addFundsSubmitted, undefined);
  }),
  does(2, 'cancel', {}, ({ tab, number }) => number && tab.fire(cancelClicked, String(number.id))),
  does(1, 'complete', {}, ({ tab, number }) => number && tab.fire(completeClicked, String(number.id))),
  does(
    2,
    'ask about a payment',
    { kind: fc.constantFrom('verify-clicked', 'cancel-clicked') },
    ({ tab, deposit }, { kind }) => deposit && tab.fire(paymentActed, { kind, txRef: deposit.tx_ref }),
  ),
  does(
    1,
    'return',
    { status: fc.constantFrom('successful', 'completed', 'failed', 'cancelled', '', 'PAID_SETTLED') },
    ({ tab, deposit }, { status }) => {
      tab.fire(callbackOpened, { status, txRef: deposit?.tx_ref ?? 'SMS_1_1_ABCDEF' });
      tab.fire(callbackCheckRequested, undefined);
    },
  ),
  does(1, 'forge', { name: fc.constantFrom(...PAYMENT_EVENTS) }, ({ tab, deposit }, { name }) => {
    if (!deposit) return;
    const event = { name, txRef: deposit.tx_ref, reason: 'not_activated' };
    tab.fire(paymentActed, { kind: 'event-received', event });
  }),
  does(1, 'sms', {}, ({ world, at }) => {
    const reached = reachableNumbers(world)[at];
    if (reached) sendSms(world, reached.id);
  }),
  does(3, 'decide', { word: fc.constantFrom('successful', 'failed') }, ({ world, deposit }, { word }) => {
    // The provider decides once, and only while the session lasts.
    if (deposit?.providerStatus !== 'untouched' || world.clock.iso() >= deposit.expires_at) return;
    deposit.providerStatus = word;
  }),
  does(
    5,
    'fault',
    {
      operation: fc.constantFrom(
        'purchaseNumber',
        'createDeposit',
        'cancelNumber',
        'completeNumber',
        'verifyPayment',
        'activeNumbers',
        'balance',
      ),
      how: fc.constantFrom(...DISTURBANCES),
    },
    (on, { operation, how }) => disturb(on, { operation, ...how }),
  ),
  does(1, 'reload', {}, ({ tab }) => tab.reload()),
  does(1, 'look', { isSo: fc.boolean() }, ({ tab }, { isSo }) => tab.fire(pageVisibilityChanged, isSo)),
  does(1, 'network', { isUp: fc.boolean() }, ({ tab }, { isUp }) => {
    tab.network.isUp = isUp;
    tab.fire(isUp ? wentOnline : wentOffline, undefined);
  }),
  giveUp,
  checkAgain,
  does(1, 'cut sockets', {}, ({ world }) => world.sockets.closeAll(1_012, 'Service restart')),
  wait(500, 6_000, 25_000),
  does(2, 'sleep', { ms: fc.constantFrom(MINUTE_MS, 5 * MINUTE_MS, 21 * MINUTE_MS) }, ({ world }, { ms }) => {
    // The server continues, and no timer of a page runs.
    vi.setSystemTime(Date.now() + ms);
    world.advance(Date.now());
  }),
);

const LATE = { corruption: { status: 504, text: '' }, carriedOutAfterMs: 50_000 };

/** Purchases of the same by a page and, perhaps just before, by another device, and what obstructs them. */
export const anyPurchase: fc.Arbitrary<Command> = fc.oneof(
  does(
    5,
    'buy',
    {
      how: fc.constantFrom({}, ...DISTURBANCES, LATE),
      count: anyCount,
      isSecond: fc.boolean(),
    },
    async (on, { how, count, isSecond }) => {
      if (isSecond) await buyOnAnotherDevice(on);
      disturb(on, { operation: 'purchaseNumber', ...how });
      await buy(on, USUAL.service, count);
    },
  ),
  does(1, 'buy elsewhere', {}, buyOnAnotherDevice),
  does(1, 'hide the list', {}, (on) =>
    disturb(on, { operation: 'activeNumbers', corruption: { status: 500, text: '' }, times: 4 }),
  ),
  giveUp,
  checkAgain,
  wait(500, 4_000, 25_000, 95_000),
);
