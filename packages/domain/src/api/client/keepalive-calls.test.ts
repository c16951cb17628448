import { expect, it, vi } from 'vitest';
import { completeNumber, purchaseNumber } from '../../contracts/numbers-calls';
import { KEEPALIVE_CALLS_WAIT_MS } from '../../limits/tuning';
import { LOGOUT, PURCHASE, createSignedInClient, purchase } from '../../testing/harness/client-with-server';
import { hangs, json } from '../../testing/fakes/fake-fetch';
import { useFakeClock } from '../../testing/harness/use-fake-clock';

const COMPLETE = 'POST /api/numbers/1/complete';
const complete = { params: { id: '1' } };
const done = () => json({ success: true, message: 'Number marked as complete' });

useFakeClock();

it('logout: waits for keepalive calls, even for one made in the same moment', async () => {
  let answer = () => {};
  const { client, server } = await createSignedInClient({
    [COMPLETE]: () => new Promise((resolve) => (answer = () => resolve(done()))),
  });
  const signedOut = client.logout();
  const completed = client.call(completeNumber, complete);
  await vi.advanceTimersByTimeAsync(KEEPALIVE_CALLS_WAIT_MS - 1);
  expect([server.count(COMPLETE), server.count(LOGOUT)]).toEqual([1, 0]);
  answer();
  await Promise.all([completed, signedOut]);
  expect(server.count(LOGOUT)).toBe(1);
});

it('logout: does not wait forever, nor for any other call', async () => {
  const { client, server } = await createSignedInClient({ [COMPLETE]: hangs, [PURCHASE]: hangs });
  void client.call(purchaseNumber, purchase).catch(() => undefined);
  await client.logout();
  expect(server.count(LOGOUT)).toBe(1);

  const next = await createSignedInClient({ [COMPLETE]: hangs });
  void next.client.call(completeNumber, complete).catch(() => undefined);
  const signedOut = next.client.logout();
  await vi.advanceTimersByTimeAsync(KEEPALIVE_CALLS_WAIT_MS);
  await signedOut;
  expect(next.server.count(LOGOUT)).toBe(1);
});
