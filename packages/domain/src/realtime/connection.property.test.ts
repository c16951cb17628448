import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createHeardConnection } from '../testing/heard-connection';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** What can happen to a connection, in any order. */
const happening = fc.oneof(
  fc.record({ kind: fc.constantFrom('open', 'speak', 'wake', 'refuse', 'late frame') }),
  fc.record({ kind: fc.constant('drop'), code: fc.constantFrom(1000, 1001, 1006, 1008, 1011) }),
  fc.record({ kind: fc.constant('wait'), ms: fc.integer({ min: 1, max: 60_000 }) }),
);

const sms = { type: 'sms_received', data: { activationId: 'a1', code: '1234' } };

it('has one live socket at most, hears that one only, and none after it was closed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { maxLength: 40 }), async (happenings) => {
      const { connection, sockets, messages } = createHeardConnection();
      const replaced = () => sockets.all.filter((socket) => socket !== sockets.live()[0]);

      for (const step of happenings) {
        const current = sockets.live()[0];
        if (step.kind === 'open') current?.open();
        if (step.kind === 'speak') current?.push({ type: 'pong' });
        if (step.kind === 'refuse') current?.push({ type: 'auth_error' });
        if (step.kind === 'wake') connection.wake();
        if (step.kind === 'late frame') replaced().forEach((socket) => socket.push(sms));
        if ('code' in step) current?.drop(step.code);
        await vi.advanceTimersByTimeAsync('ms' in step ? step.ms : 0);
        expect(sockets.live().length).toBeLessThanOrEqual(1);
      }

      connection.close();
      sockets.all.forEach((socket) => socket.push(sms));
      await vi.advanceTimersByTimeAsync(600_000);
      expect(sockets.live()).toHaveLength(0);
      expect(messages.filter(({ type }) => type === 'sms_received')).toEqual([]);
    }),
    { numRuns: 50 },
  );
});
