import { operations, readRealtimeMessage, realtimeServerMessages } from '@sms/domain/contracts';
import * as v from 'valibot';
import { beforeAll, expect, it } from 'vitest';
import { createWorld } from '../world/create-world';
import { exampleScenario, recordExamples } from './record-examples';
import { createRecorder, type Recorder } from './recorder';

let recorder: Recorder;
beforeAll(async () => {
  const world = createWorld(exampleScenario);
  recorder = createRecorder(world);
  await recordExamples(world, recorder);
});

it('recording: makes every call, and a client can read every response', () => {
  expect([...recorder.exchanges.keys()].toSorted()).toEqual(Object.keys(operations).toSorted());
  for (const [name, { response }] of recorder.exchanges) {
    expect(v.safeParse(operations[name].reader, response).issues, name).toBeUndefined();
  }
});

it('recording: receives every message, and a client can read each of them', () => {
  expect([...recorder.frames.keys()].toSorted()).toEqual(Object.keys(realtimeServerMessages).toSorted());
  for (const [type, frame] of recorder.frames) expect(readRealtimeMessage(frame), type).not.toBeNull();
});
