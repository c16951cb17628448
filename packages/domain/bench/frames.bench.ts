import { expect, it } from 'vitest';
import { openLiveUpdates } from '../src/realtime/live-updates';
import { singleTabChannel } from '../src/realtime/tabs/tab-channel';
import { createFakeApiClient, createFakeSockets } from '../src/testing';

const FRAMES_PER_ANIMATION_FRAME = 100;

/** A live connection whose animation frames the benchmark fires by hand. */
const connect = () => {
  const sockets = createFakeSockets();
  let draw = (): void => undefined;
  let delivered = 0;
  const session = openLiveUpdates({
    user: { id: '7', username: 'ada' },
    client: createFakeApiClient(),
    openSocket: sockets.openSocket,
    origin: 'https://api.test',
    clock: { now: () => 0 },
    scheduleFrame: (run) => {
      draw = run;
    },
    tabChannel: singleTabChannel,
    isVisible: true,
    onStatus: () => undefined,
    onMessages: (messages) => {
      delivered += messages.length;
    },
    onReconnected: () => undefined,
    onServerTime: () => undefined,
    onLimitedCall: () => undefined,
    onCodesSeen: () => undefined,
    onResult: () => undefined,
    onFollowerChanged: () => undefined,
  });
  sockets.current().open();
  return {
    push: sockets.current().pushText,
    draw: () => draw(),
    delivered: () => delivered,
    close: session.close,
  };
};

/**
 * Half of the frames are new and meant for the user; the rest are duplicates, meant for another user, or broken JSON.
 */
const frame = (index: number): string => {
  const balance = { type: 'balance_updated', data: { balance: index }, userId: 7, messageId: `m${index}` };
  switch (index % 8) {
    case 4:
      return JSON.stringify({ ...balance, messageId: `m${index - 1}` });
    case 5:
    case 6:
      return JSON.stringify({ ...balance, userId: 8 });
    case 7:
      return '{"type":"balance_updated","data":';
    default:
      return JSON.stringify(balance);
  }
};

/** Pushes `count` frames through a connection and returns the time per frame, in ms. */
const flood = (count: number): number => {
  const { push, draw, delivered, close } = connect();
  const startedAt = performance.now();
  for (let index = 0; index < count; index += 1) {
    push(frame(index));
    if (index % FRAMES_PER_ANIMATION_FRAME === 0) draw();
  }
  draw();
  const perFrame = (performance.now() - startedAt) / count;
  expect(delivered()).toBe(count / 2);
  close();
  return perFrame;
};

const heapAfterCollection = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
};

it('frame throughput: a million frames cost the same per frame as ten thousand, and none is retained', () => {
  expect(globalThis.gc, 'run with --expose-gc').toBeDefined();
  flood(10_000);
  const few = flood(10_000);
  const before = heapAfterCollection();
  const many = flood(1_000_000);
  const grownKB = (heapAfterCollection() - before) / 1_000;
  console.log(
    `µs per frame: ${(few * 1_000).toFixed(2)} of 10,000, ${(many * 1_000).toFixed(2)} of 1,000,000; ` +
      `heap grown by ${grownKB.toFixed(0)} kB`,
  );
  expect(grownKB).toBeLessThan(1_000);
  expect(many / few).toBeLessThan(2);
}, 120_000);
