import { operations, type OperationName } from '@sms/domain/contracts';
import type { SharedWorld } from '../hosts/browser/shared-world/shared-world';
import { scenarios, type ScenarioId } from '../scenarios';
import { act, actions, namesOf, type ActionName, type DetailsOf } from './actions';
import { closeCodes } from './circumstances';
import { waysToFail } from './failures';
import { stateOf } from './state';

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
    scenarios: namesOf(scenarios).map((id): { id: ScenarioId; label: string } => ({
      id,
      label: scenarios[id].description,
    })),
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
