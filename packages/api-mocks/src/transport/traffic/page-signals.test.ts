import { expect, it, vi } from 'vitest';
import { createWorld } from '../../world/create-world';
import { followAborts, signalOf } from './page-signals';
import { recordCall } from './record-call';
import { createTrafficLog } from './traffic-log';

/** A page whose requests reach `requests` as a worker passes them on: without their signals. */
const openPage = () => {
  const requests: Request[] = [];
  const page = {
    location: { href: 'https://dashboard.test/active-numbers' },
    fetch: vi.fn<typeof globalThis.fetch>((input) => {
      const { url, method, headers } = new Request(input);
      requests.push(new Request(url, { method, headers }));
      return Promise.resolve(new Response());
    }),
  };
  const { fetch } = page;
  followAborts(page);
  followAborts(page);
  return { page, requests, fetch };
};

const recordAll = (requests: readonly Request[]) => {
  const world = createWorld('demo');
  const log = createTrafficLog(world.traffic);
  for (const request of requests)
    void recordCall(world, request, () => new Promise(() => undefined), request, signalOf(request));
  return log;
};

it('page signals: a call that its page aborts has no response, and another one to its address stays pending', async () => {
  const { page, requests } = openPage();
  const [aborted, other] = [new AbortController(), new AbortController()];
  await page.fetch('/api/numbers/active', { signal: aborted.signal });
  await page.fetch('/api/numbers/active', { signal: other.signal });
  const log = recordAll(requests);
  await vi.waitFor(() => expect(log.entries()).toMatchObject([{ kind: 'request' }, { kind: 'request' }]));
  aborted.abort();
  await vi.waitFor(() =>
    expect(log.entries()).toMatchObject([
      { id: 2, kind: 'request' },
      { id: 1, kind: 'call', status: 0, rule: 'The client closed the connection' },
    ]),
  );
});

it('page signals: a call may be aborted before its handler has it', async () => {
  const { page, requests } = openPage();
  const aborted = new AbortController();
  await page.fetch(new Request('https://api.test/api/health', { signal: aborted.signal }));
  aborted.abort();
  const log = recordAll(requests);
  await vi.waitFor(() => expect(log.entries()).toMatchObject([{ kind: 'call', status: 0 }]));
});

it('page signals: requests to other addresses stay as they are', async () => {
  const { page, fetch } = openPage();
  const request = new Request('https://dashboard.test/assets/a.js');
  await page.fetch(request, { cache: 'no-store' });
  expect(fetch.mock.calls).toEqual([[request, { cache: 'no-store' }]]);
});
