import { operations, realtimeAnswers } from '@sms/domain/contracts';
import { createWorld } from '../world/create-world';
import { describeRealtime, type RecordedFrames } from './asyncapi';
import { describeHttp, type RecordedExchanges } from './openapi';
import { createRecorder } from './recorder';
import { beginning, play } from './record-examples';

const complete = <Name extends string, Value>(names: readonly Name[], found: ReadonlyMap<string, Value>) => {
  const missing = names.filter((name) => !found.has(name));
  if (missing.length > 0) throw new Error(`The story has no example of ${missing.join(', ')}.`);
  // Every name was just found.
  return Object.fromEntries(found) as Readonly<Record<Name, Value>>;
};

const namesOf = <Name extends string>(record: Readonly<Record<Name, unknown>>): readonly Name[] =>
  // Object.keys forgets the type of the keys.
  Object.keys(record) as Name[];

/**
 * The contract as two documents, by the name of their file. Every example is one the simulation gave.
 * @throws when the story lacks a call or a message of the contract
 */
export const contractDocuments = async () => {
  const world = createWorld(beginning);
  const recorder = createRecorder(world);
  await play(world, recorder);
  const exchanges: RecordedExchanges = complete(namesOf(operations), recorder.exchanges);
  const frames: RecordedFrames = complete(namesOf(realtimeAnswers), recorder.frames);
  return { 'openapi.json': describeHttp(exchanges), 'asyncapi.json': describeRealtime(frames) };
};
