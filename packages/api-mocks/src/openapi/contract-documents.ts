import { operations, realtimeServerMessages } from '@sms/domain/contracts';
import { namesOf } from '../commands/actions';
import { createWorld } from '../world/create-world';
import { describeRealtime, type RecordedFrames } from './asyncapi';
import { describeHttp, type RecordedExchanges } from './openapi';
import { exampleScenario, recordExamples } from './record-examples';
import { createRecorder } from './recorder';
import { describeSimulator } from './simulator';

const requireAll = <Name extends string, Value>(
  names: readonly Name[],
  found: ReadonlyMap<string, Value>,
) => {
  const missing = names.filter((name) => !found.has(name));
  if (missing.length > 0) throw new Error(`The story has no example of ${missing.join(', ')}.`);
  // Every name was just found.
  return Object.fromEntries(found) as Readonly<Record<Name, Value>>;
};

/**
 * The contract as two documents, by file name, and one about the simulator. Every example is recorded from the simulation.
 * @throws when the recording lacks a call or a message of the contract
 */
export const contractDocuments = async () => {
  const world = createWorld(exampleScenario);
  const recorder = createRecorder(world);
  await recordExamples(world, recorder);
  const exchanges: RecordedExchanges = requireAll(namesOf(operations), recorder.exchanges);
  const frames: RecordedFrames = requireAll(namesOf(realtimeServerMessages), recorder.frames);
  return {
    'openapi.json': describeHttp(exchanges),
    'asyncapi.json': describeRealtime(frames),
    'simulator.json': await describeSimulator(),
  };
};
