import { noQuirks, scenarios } from '@sms/api-mocks';
import { hostileTexts, sampleOf } from '@sms/api-mocks/server';
import * as domain from '@sms/domain';
import { operations, realtimeServerMessages, type OperationName } from '@sms/domain/contracts';
import { useFakeClock } from '@sms/domain/testing';
import { is, type Store } from 'effector';
import { expect, it, vi } from 'vitest';
import { START_TIME, startProduct } from '../start-product';
import { worldSockets } from '../world-sockets';

const stores = Object.values<unknown>(domain).filter((unit): unit is Store<unknown> => is.store(unit));

const screens = [
  domain.dashboardScreen.toggled,
  domain.activeNumbersScreen.toggled,
  domain.wizardScreen.toggled,
  domain.transactionsScreen.toggled,
  domain.subscriptionsScreen.toggled,
];

/** True when no object in a value took its prototype from a text. */
const isHonest = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype !== Object.prototype
    ? prototype === null || Object.hasOwn(prototype as object, 'constructor')
    : Object.values(value).every(isHonest);
};

useFakeClock(START_TIME);

/** The product in front of a company with hostile texts, with all screens and exports requested. */
const openEverything = async (first: number) => {
  const left: string[] = [];
  const popup = {
    navigate: (href: string) => void left.push(href),
    close: () => undefined,
    isClosed: () => false,
  };
  const { scope, world, fire } = await startProduct(
    { ...scenarios['busy-account'], flags: { ...noQuirks, hostileTexts: first } },
    { openSocket: worldSockets, openPopup: () => popup, onLeave: (href) => left.push(href) },
  );
  fire(domain.workspaceOpened, undefined);
  for (const toggled of screens) fire(toggled, true);
  fire(domain.historyUrlChanged, '');
  fire(domain.statementOpened, undefined);
  await vi.advanceTimersByTimeAsync(2_000);
  return { scope, world, fire, left, values: () => stores.map((store) => scope.getState(store)) };
};

// The rows of lists use the texts in turn; the contract test covers fields that occur only once.
const rounds = Object.keys(hostileTexts)
  .map((_, first) => first)
  .filter((first) => first % 5 === 0);

it.each(rounds)('every screen and export survives hostile texts, from text %i on', async (first) => {
  const errors = vi.spyOn(console, 'error');
  const { scope, world, fire, left, values } = await openEverything(first);
  expect(scope.getState(domain.$activeNumbers)).not.toHaveLength(0);
  expect(values().every(isHonest)).toBe(true);

  for (const [type, data] of Object.entries(realtimeServerMessages)) {
    if (type !== 'auth_error')
      world.publish(1, type as keyof typeof realtimeServerMessages, sampleOf(data) as never);
  }
  await vi.advanceTimersByTimeAsync(100);
  expect(scope.getState(domain.$toasts).length).toBeGreaterThan(5);
  expect(values().every(isHonest)).toBe(true);

  fire(domain.addFundsOpened, undefined);
  fire(domain.depositAmountChanged, '1500');
  await vi.advanceTimersByTimeAsync(2_000);
  fire(domain.addFundsSubmitted, undefined);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(world.db.deposits.of(1).at(-1)).toMatchObject({ amount: 150_000 });
  expect(left).toEqual([]);

  const text = Object.values(hostileTexts).join(' ');
  world.flags.faults = (Object.keys(operations) as OperationName[]).map((operation) => ({
    operation,
    times: Infinity,
    corruption: { status: 400, text, code: Object.values(hostileTexts)[first] ?? '' },
  }));
  fire(domain.accountRefreshClicked, undefined);
  fire(domain.dashboardRefreshClicked, undefined);
  fire(domain.historyRefreshClicked, undefined);
  fire(domain.addFundsSubmitted, undefined);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(values().every(isHonest)).toBe(true);
  expect(errors).not.toHaveBeenCalled();
});
