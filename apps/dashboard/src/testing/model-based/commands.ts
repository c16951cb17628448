import { reachableNumbers, sendSms } from '@sms/api-mocks/server';
import { $canSubmitDeposit, addFundsSubmitted } from '@sms/domain/payments/add-funds/submit-deposit';
import { addFundsOpened } from '@sms/domain/payments/add-funds/add-funds-dialog';
import { depositAmountChanged } from '@sms/domain/payments/add-funds/add-funds-form';
import { callbackCheckRequested, paymentActed } from '@sms/domain/payments/payments';
import { callbackOpened } from '@sms/domain/payments/pending-callback';
import { purchaseBlockedBy } from '@sms/domain/purchase/purchase-check';
import { checkAgainClicked, purchaseAbandonClicked } from '@sms/domain/purchase/purchase-attempt';
import { $confirmStep, purchaseClicked } from '@sms/domain/purchase/confirm-step';
import { cancelClicked } from '@sms/domain/numbers/actions/number-actions';
import { completeClicked } from '@sms/domain/numbers/actions/pending-completions';
import { countryChosen, operatorChosen, serviceChosen } from '@sms/domain/catalogue/selection';
import { pageVisibilityChanged, wentOffline, wentOnline } from '@sms/domain/lib/page';
import { AUTO_CANCEL } from '@sms/domain/limits/cancel-timing';
import { MINUTE_MS, SECOND_MS } from '@sms/domain/limits/spec';
import { expect, vi } from 'vitest';
import { pass, type Backend } from '../start-product';
import { DISTURBANCES, type Command } from './any-command';
import type { Tab } from './model-tab';

/** For the minutes before an end, which would take most of the time of a run. */
const LONG_STEP_MS = 2_000;
const CLICKS = 3;
/** Each deposit is this much larger than the last, so that every amount is unique, in naira. */
const AMOUNT_STEP = 5_000;

/** A number or a deposit that the user requested: for this service, or of this amount in naira. */
type RequestedItem = `number of ${string}` | `deposit of ${number}`;

/** Two tabs of one browser, the company, and the number of requests by the user that cost or move money. */
export interface Model {
  readonly backend: Backend;
  readonly tabs: readonly [Tab, Tab];
  readonly requested: Map<RequestedItem, number>;
}

/** Number of times the company executed each request. */
export const fulfilledRequests = ({
  backend: { world },
}: Pick<Model, 'backend'>): ReadonlyMap<RequestedItem, number> => {
  const done = new Map<RequestedItem, number>();
  const count = (item: RequestedItem) => done.set(item, (done.get(item) ?? 0) + 1);
  for (const { service_code } of world.db.numbers.all()) count(`number of ${service_code}`);
  for (const { ngn_amount } of world.db.deposits.all()) count(`deposit of ${ngn_amount}`);
  return done;
};

const recordRequest = ({ requested }: Model, item: RequestedItem): void =>
  void requested.set(item, (requested.get(item) ?? 0) + 1);

const buy = async (model: Model, tab: Tab, isLikeOthers: boolean): Promise<void> => {
  const { backend, requested } = model;
  const service = isLikeOthers ? 'wa' : (backend.world.services[requested.size]?.code ?? 'wa');
  if (tab.scope().getState($confirmStep).purchase.status.kind !== 'unconfirmed') {
    tab.fire(countryChosen, '36');
    tab.fire(serviceChosen, service);
    tab.fire(operatorChosen, '');
    await pass(backend, 1_000);
    if (tab.network.isUp && purchaseBlockedBy(tab.scope().getState($confirmStep)) === null)
      recordRequest(model, `number of ${service}`);
  }
  for (let click = 0; click < CLICKS; click += 1) tab.fire(purchaseClicked, undefined);
};

const createDeposit = async (model: Model, tab: Tab, isLikeOthers: boolean): Promise<void> => {
  const { backend, requested } = model;
  const naira = isLikeOthers ? 1_500 : 100 + AMOUNT_STEP * requested.size;
  tab.fire(addFundsOpened, undefined);
  tab.fire(depositAmountChanged, String(naira));
  await pass(backend, 1_000);
  if (tab.network.isUp && tab.scope().getState($canSubmitDeposit))
    recordRequest(model, `deposit of ${naira}`);
  for (let click = 0; click < CLICKS; click += 1) tab.fire(addFundsSubmitted, undefined);
};

/** The machine sleeps: the server continues, and no timer of a page runs. */
const sleep = (backend: Backend, ms: number): void => {
  vi.setSystemTime(Date.now() + ms);
  backend.world.advance(Date.now());
};

/**
 * A hidden tab, whose timers the browser holds for a minute. It does so to no page in view, where the two
 * calls reserved for the user may let a cancel wait for most of its 100 s.
 */
const holdTimers = ({ backend }: Model, tab: Tab): void => {
  // Two failures and a held timer together leave no time for a further attempt.
  backend.world.flags.faults = [];
  tab.fire(pageVisibilityChanged, false);
  sleep(backend, MINUTE_MS);
};

/**
 * A page runs while the oldest waiting numbers reach the end of their lifetime, from 18:00 to 19:40: none of
 * them is charged without an SMS.
 */
const liveToTheEnd = async (
  model: Model,
  tab: Tab,
  { purchases, incidents }: Extract<Command, { what: 'live-to-the-end' }>,
): Promise<void> => {
  const { backend, tabs } = model;
  const { world } = backend;
  tab.network.isUp = true;
  tab.fire(wentOnline, undefined);
  for (let count = 0; count < purchases; count += 1) {
    await buy(model, tab, true);
    await pass(backend, 5 * SECOND_MS);
  }
  const waiting = () => world.db.numbers.of(1).filter(({ status }) => status === 'waiting');
  const endOf = ({ expiry_date }: { expiry_date: string }) => Date.parse(expiry_date);
  const endOfOldest = Math.min(...waiting().map(endOf));
  const startsAt = endOfOldest - AUTO_CANCEL.fromMs - 10 * SECOND_MS;
  if (endOfOldest === Infinity || world.clock.now() > startsAt) return;
  sleep(backend, startsAt - world.clock.now());
  const observed = waiting().filter((number) => endOf(number) <= endOfOldest + 30 * SECOND_MS);
  const endsAt = Math.max(...observed.map(endOf)) - AUTO_CANCEL.untilMs;
  let hasHeld = false;
  for (const { atS, what } of incidents.toSorted((one, other) => one.atS - other.atS)) {
    await pass(backend, startsAt + atS * SECOND_MS - world.clock.now(), LONG_STEP_MS);
    if (what === 'sms') sendToOldest(model);
    else if (what === 'cancel') tab.fire(cancelClicked, String(observed[0]?.id));
    else if (what === 'cut-sockets') world.sockets.closeAll(1_012, 'Service restart');
    else if (what === 'reload-other') await tabs[tab === tabs[0] ? 1 : 0].reload();
    else if (what === 'hold-timers') {
      if (!hasHeld) holdTimers(model, tab);
      hasHeld = true;
    } else tab.fire(pageVisibilityChanged, what === 'show');
  }
  await pass(backend, endsAt - world.clock.now(), LONG_STEP_MS);
  expect(observed.filter(({ status }) => status !== 'cancelled' && status !== 'received')).toEqual([]);
};

const sendToOldest = ({ backend: { world } }: Model): void => {
  const oldest = reachableNumbers(world).at(-1);
  if (oldest) sendSms(world, oldest.id);
};

export const runCommand = async (model: Model, command: Command): Promise<void> => {
  const { backend, tabs } = model;
  const { world } = backend;
  const tab = tabs['tab' in command && command.tab === 1 ? 1 : 0];
  const at = 'at' in command ? command.at : 0;
  const number = world.db.numbers.of(1).toReversed()[at];
  const deposit = world.db.deposits.of(1).toReversed()[at];
  switch (command.what) {
    case 'buy':
      await buy(model, tab, command.isLikeOthers);
      break;
    case 'deposit':
      await createDeposit(model, tab, command.isLikeOthers);
      break;
    case 'cancel':
      if (number) tab.fire(cancelClicked, String(number.id));
      break;
    case 'complete':
      if (number) tab.fire(completeClicked, String(number.id));
      break;
    case 'verify':
      if (deposit) tab.fire(paymentActed, { kind: 'verify-clicked', txRef: deposit.tx_ref });
      break;
    case 'cancel-payment':
      if (deposit) tab.fire(paymentActed, { kind: 'cancel-clicked', txRef: deposit.tx_ref });
      break;
    case 'return':
      tab.fire(callbackOpened, { status: command.word, txRef: deposit?.tx_ref ?? 'SMS_1_1_ABCDEF' });
      tab.fire(callbackCheckRequested, undefined);
      break;
    case 'forge':
      if (deposit)
        tab.fire(paymentActed, {
          kind: 'event-received',
          event: { name: command.name, txRef: deposit.tx_ref, reason: 'not_activated' },
        });
      break;
    case 'sms': {
      const reached = reachableNumbers(world)[at];
      if (reached) sendSms(world, reached.id);
      break;
    }
    case 'pay':
    case 'decline':
      // The provider decides once, and only while the session lasts.
      if (deposit?.providerStatus !== 'untouched' || world.clock.iso() >= deposit.expires_at) break;
      deposit.providerStatus = command.what === 'decline' ? 'failed' : 'successful';
      break;
    case 'fault':
      world.flags.faults = [
        ...world.flags.faults,
        { operation: command.operation, times: 1, ...DISTURBANCES[command.how] },
      ];
      break;
    case 'reload':
      await tab.reload();
      break;
    case 'hide':
    case 'show':
      tab.fire(pageVisibilityChanged, command.what === 'show');
      break;
    case 'go-offline':
    case 'go-online':
      tab.network.isUp = command.what === 'go-online';
      tab.fire(tab.network.isUp ? wentOnline : wentOffline, undefined);
      break;
    case 'give-up':
      tab.fire(purchaseAbandonClicked, undefined);
      break;
    case 'check-again':
      tab.fire(checkAgainClicked, undefined);
      break;
    case 'cut-sockets':
      world.sockets.closeAll(1_012, 'Service restart');
      break;
    case 'live-to-the-end':
      await liveToTheEnd(model, tab, command);
      break;
    case 'wait':
      await pass(backend, command.ms);
      break;
    case 'sleep':
      sleep(backend, command.ms);
      break;
  }
  await pass(backend, 100);
};
