import { expect, it, vi } from 'vitest';
import { cancelNumber, purchaseNumber } from '../../contracts/numbers-calls';
import { balance } from '../../contracts/payments-calls';
import {
  BALANCE,
  CANCEL,
  CSRF,
  LOGOUT,
  PURCHASE,
  cancellation,
  createSignedInClient,
  purchase,
} from '../../testing/harness/client-with-server';
import { errorResponse, json } from '../../testing/fakes/fake-fetch';
import { useFakeClock } from '../../testing/harness/use-fake-clock';

useFakeClock();

it('CSRF token: is fetched once for concurrent calls and kept for 10 minutes', async () => {
  const { client, server } = await createSignedInClient({ [CANCEL]: () => json({ success: true }) });
  const cancel = () => client.call(cancelNumber, cancellation);
  const atLogin = server.count(CSRF);

  await Promise.all([cancel(), cancel(), cancel()]);
  expect(server.count(CSRF) - atLogin).toBe(1);

  vi.advanceTimersByTime(10 * 60_000 - 1);
  await cancel();
  expect(server.count(CSRF) - atLogin).toBe(1);

  vi.advanceTimersByTime(1);
  await cancel();
  expect(server.count(CSRF) - atLogin).toBe(2);
});

it('CSRF token: is renewed, and the call replayed once, after CSRF_ERROR', async () => {
  const { client, server } = await createSignedInClient({
    [PURCHASE]: ({ headers }) =>
      headers.get('X-CSRF-Token') === 'csrf-3' ? json({ success: true }) : errorResponse(403, 'CSRF_ERROR'),
  });
  await client.call(purchaseNumber, purchase);
  expect(server.count(PURCHASE)).toBe(2);
});

it('CSRF token: is not renewed a second time for the same call', async () => {
  const { client, server } = await createSignedInClient({
    [PURCHASE]: () => errorResponse(403, 'CSRF_ERROR'),
  });
  await expect(client.call(purchaseNumber, purchase)).rejects.toMatchObject({ code: 'CSRF_ERROR' });
  expect(server.count(PURCHASE)).toBe(2);
});

it.each([
  ['the call needs none', BALANCE, 403, 'CSRF_ERROR'],
  ['the call was refused for another reason', PURCHASE, 403, 'FORBIDDEN'],
  ['the server had another complaint', PURCHASE, 400, 'CSRF_ERROR'],
])('CSRF token: is not renewed when %s', async (_, route, status, code) => {
  const { client, server } = await createSignedInClient({ [route]: () => errorResponse(status, code) });
  const tokens = server.count(CSRF);
  const call = route === BALANCE ? client.call(balance, {}) : client.call(purchaseNumber, purchase);
  await expect(call).rejects.toMatchObject({ status, code });
  expect(server.count(route)).toBe(1);
  expect(server.count(CSRF) - tokens).toBe(route === BALANCE ? 0 : 1);
});

it('CSRF token: is fetched once when it is refused to two calls, however late the second response is', async () => {
  const letGo: ((response: Response) => void)[] = [];
  const { client, server } = await createSignedInClient({
    [CANCEL]: ({ headers }) =>
      headers.get('X-CSRF-Token') === 'csrf-2'
        ? new Promise((resolve) => letGo.push(resolve))
        : json({ success: true }),
  });
  const calls = [1, 2].map(() => client.call(cancelNumber, cancellation));
  for (const call of calls) {
    await vi.advanceTimersByTimeAsync(0);
    letGo.shift()?.(errorResponse(403, 'CSRF_ERROR'));
    await call;
  }
  expect(server.last(CANCEL)?.headers.get('X-CSRF-Token')).toBe('csrf-3');
  expect(server.count(CANCEL)).toBe(4);
});

it('CSRF token: that of a guest is not used for the user who signed in', async () => {
  const { client, server } = await createSignedInClient({});
  expect(server.last('POST /api/auth/login')?.headers.get('X-CSRF-Token')).toBe('csrf-1');
  await client.logout();
  expect(server.last(LOGOUT)?.headers.get('X-CSRF-Token')).toBe('csrf-2');
});
