import { operations, type OperationName } from '@sms/domain/contracts';
import type { SharedWorld } from '../hosts/browser/shared-world/shared-world';
import { scenarios } from '../scenarios';
import { act, actions, type ActionName, type DetailsOf } from './actions';
import { closeCodes } from './circumstances';
import { waysToFail } from './failures';
import { stateOf } from './state';

const namesOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) =>
  // Object.keys widens the keys to string; these constant records have no others.
  Object.keys(record) as Key[];

/** The commands of the simulator panel. Each runs as one step of the shared world. */
export const createControls = (shared: SharedWorld) => {
  const commands = Object.fromEntries(
    namesOf<ActionName>(actions).map((name) => [
      name,
      (...details: readonly unknown[]) => shared.run(() => act(shared.world, name, details)),
    ]),
    // Object.fromEntries widens the names.
  ) as { readonly [N in ActionName]: (...details: DetailsOf<N>) => Promise<void> };
  return {
    scenarios: namesOf(scenarios).map((id) => ({ id, label: scenarios[id].description })),
    operations: namesOf<OperationName>(operations),
    closeCodes: Object.entries(closeCodes).map(([code, label]) => ({ code: Number(code), label })),
    waysToFail,
    state: () => shared.run(() => ({ ...stateOf(shared.world), scenario: shared.scenario() })),
    start: shared.begin,
    ...commands,
  };
};

/** The commands of the simulator panel. */
export type Controls = ReturnType<typeof createControls>;
