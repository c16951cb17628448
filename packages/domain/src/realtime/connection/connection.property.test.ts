import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { createRecordedConnection } from '../../testing/harness/recorded-connection';
import { useFakeClock } from '../../testing/harness/use-fake-clock';

useFakeClock();

/** Events of a connection, in any order. */
const command = fc.oneof(
  fc.record({ kind: fc.constantFrom('open', 'speak', 'wake', 'retry', 'refuse', 'late frame') }),
  fc.record({ kind: fc.constant('drop'), code: fc.constantFrom(1000, 1001, 1006, 1008, 1011) }),
  fc.record({ kind: fc.constant('wait'), ms: fc.integer({ min: 1, max: 60_000 }) }),
);

const sms = { type: 'sms_received', data: { activationId: 'a1', code: '1234' } };

it('connection: has at most one live socket, receives only from that one, and from none after it was closed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { maxLength: 40 }), async (commands) => {
      const { connection, sockets, messages } = createRecordedConnection();
      const replaced = () => sockets.all.filter((socket) => socket !== sockets.live()[0]);

      for (const step of commands) {
        const current = sockets.live()[0];
        if (step.kind === 'open') current?.open();
        if (step.kind === 'speak') current?.push({ type: 'pong' });
        if (step.kind === 'refuse') current?.push({ type: 'auth_error' });
        if (step.kind === 'wake') connection.wake();
        if (step.kind === 'retry') connection.retry();
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

/**
 * Server behaviour towards a client that never wakes: greets, stays silent, closes with any code, refuses the
 * token.
 */
const treatment = fc.record({
  opens: fc.boolean(),
  greets: fc.boolean(),
  refuses: fc.boolean(),
  code: fc.constantFrom(1000, 1001, 1006, 1008, 1011),
  afterMs: fc.integer({ min: 0, max: 59_000 }),
});

it('connection: makes few attempts and renews the token once while the server never lets it last 60 s', async () => {
  await fc.assert(
    fc.asyncProperty(treatment, fc.array(treatment, { maxLength: 4 }), async (first, others) => {
      const treatments = [first, ...others];
      const { sockets, status, refresh, connection } = createRecordedConnection();
      for (let turn = 0; turn < 20; turn += 1) {
        const { opens, greets, refuses, code, afterMs } = treatments[turn % treatments.length] ?? first;
        const socket = sockets.live()[0];
        if (opens) socket?.open();
        if (opens && greets) socket?.push({ type: 'connection_established', data: {} });
        await vi.advanceTimersByTimeAsync(afterMs);
        if (opens && refuses) socket?.push({ type: 'auth_error' });
        if (socket?.isClosed() === false) socket.drop(code);
        await vi.advanceTimersByTimeAsync(31_000);
      }
      expect(sockets.all.length).toBeLessThanOrEqual(7);
      expect(refresh.mock.calls.length).toBeLessThanOrEqual(1);
      expect(status()?.state).toBe('error');
      connection.close();
    }),
    { numRuns: 50 },
  );
});
