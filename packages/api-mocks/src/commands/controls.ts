import { operations, type OperationName } from '@sms/domain/contracts';
import { formatNaira } from '../db/money';
import type { SharedWorld } from '../hosts/browser/shared-world/shared-world';
import { scenarios, type ScenarioId } from '../scenarios';
import type { World } from '../world/world';
import {
  circumstances,
  closeCodes,
  dropSockets,
  expireSessions,
  setCircumstance,
  type Circumstance,
} from './circumstances';
import { clearFailures, failNext, waysToFail } from './failures';
import { reachableNumbers, sendSms } from './numbers';
import { addFunds, failPayment, openPayments, settlePayment } from './payments';
import { advanceBy, jumpToCancelWindow, jumpToExpiry, setSpeed } from './time';

const namesOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) =>
  // Object.keys widens the keys to string; these constant records have no others.
  Object.keys(record) as Key[];

const stateOf = (world: World, scenario: ScenarioId) => ({
  /** The world's clock, ms since 1970. */
  now: world.clock.now(),
  speed: world.clock.speed,
  scenario,
  numbers: reachableNumbers(world).map(({ id, service, phoneNumber, status }) => ({
    id,
    label: `+${phoneNumber} · ${service} · ${status}`,
  })),
  payments: openPayments(world).map(({ id, amount, txRef }) => ({
    id,
    label: `${formatNaira(amount)} · ${txRef}`,
  })),
  circumstances: namesOf(circumstances).map((id) => ({
    id,
    label: circumstances[id],
    isActive: world.flags[id],
  })),
  /** Operations whose next call fails. */
  failing: world.flags.faults.filter(({ times }) => times > 0).map(({ operation }) => operation),
});

/** The commands of the simulator panel. Each runs as one step of the shared world. */
export const createControls = (shared: SharedWorld) => {
  const command =
    <Details extends readonly unknown[]>(act: (world: World, ...details: Details) => void) =>
    (...details: Details): Promise<void> =>
      shared.run(() => act(shared.world, ...details));
  return {
    scenarios: namesOf(scenarios).map((id) => ({ id, label: scenarios[id].description })),
    operations: namesOf<OperationName>(operations),
    closeCodes: Object.entries(closeCodes).map(([code, label]) => ({ code: Number(code), label })),
    waysToFail,
    state: () => shared.run(() => stateOf(shared.world, shared.scenario())),
    start: shared.begin,
    advanceBy: command(advanceBy),
    setSpeed: command(setSpeed),
    jumpToCancelWindow: command(jumpToCancelWindow),
    jumpToExpiry: command(jumpToExpiry),
    sendSms: command(sendSms),
    settlePayment: command(settlePayment),
    failPayment: command(failPayment),
    addFunds: command(addFunds),
    failNext: command(failNext),
    clearFailures: command(clearFailures),
    setCircumstance: command<[name: Circumstance, isActive: boolean]>(setCircumstance),
    expireSessions: command(expireSessions),
    dropSockets: command(dropSockets),
  };
};

/** The commands of the simulator panel. */
export type Controls = ReturnType<typeof createControls>;
