import { operations, type OperationName } from '@sms/domain/contracts';
import { sampleOf } from '../hostile/sample-of';
import type { SharedWorld } from '../hosts/browser/shared-world/shared-world';
import { scenarios, type ScenarioId } from '../scenarios';
import { isOperation } from '../transport/router';
import { createTrafficLog } from '../transport/traffic/traffic-log';
import { readWorld, writeWorld } from '../world/saved-world';
import { packWorld, unpackWorld } from '../world/world-link';
import { act, actions, namesOf, type ActionName, type DetailsOf } from './actions';
import { asScenario, scenarioEntry } from './as-scenario';
import { closeCodes } from './circumstances';
import { curlOf } from './curl';
import { findingsOf } from './findings';
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
  const load = async (text: string): Promise<boolean> => {
    const next = readWorld(text);
    if (next !== null) await shared.replace(next);
    return next !== null;
  };
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
    traffic: createTrafficLog(shared.world.traffic),
    findingsOf,
    curlOf,
    /** A response that fits the contract. */
    exampleOf: (name: string): unknown => (isOperation(name) ? sampleOf(operations[name].response) : null),
    /** The world as a file, for a link (null where it is too large) and as the entry of a scenario. */
    save: async () => {
      const { file, scenario } = await shared.run(() => ({
        file: writeWorld(shared.world),
        scenario: scenarioEntry(asScenario(shared.world)),
      }));
      return { file, scenario, code: await packWorld(file) };
    },
    /** Replaces the world by that of a file. False, and nothing changes, where the text is none. */
    load,
    /** The same for the world of a link. */
    openLink: async (code: string) => load(await unpackWorld(code)),
    ...commands,
  };
};

/** The commands of the simulator panel. */
export type Controls = ReturnType<typeof createControls>;
