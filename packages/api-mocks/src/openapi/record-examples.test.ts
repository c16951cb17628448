import { operations, readRealtimeMessage, realtimeAnswers } from '@sms/domain/contracts';
import * as v from 'valibot';
import { beforeAll, expect, it } from 'vitest';
import { createWorld } from '../world/create-world';
import { createRecorder, type Recorder } from './recorder';
import { beginning, play } from './record-examples';

let recorder: Recorder;
beforeAll(async () => {
  const world = createWorld(beginning);
  recorder = createRecorder(world);
  await play(world, recorder);
});

it('makes every call, and a client can read every answer', () => {
  expect([...recorder.exchanges.keys()].toSorted()).toEqual(Object.keys(operations).toSorted());
  for (const [name, { answer }] of recorder.exchanges) {
    expect(v.safeParse(operations[name].read, answer).issues, name).toBeUndefined();
  }
});

it('hears every message, and a client can read each of them', () => {
  expect([...recorder.frames.keys()].toSorted()).toEqual(Object.keys(realtimeAnswers).toSorted());
  for (const [type, frame] of recorder.frames) expect(readRealtimeMessage(frame), type).not.toBeNull();
});
