import { EventEmitter, once } from 'node:events';
import { expect, it, vi } from 'vitest';
import { findingsOf } from '../../commands/findings';
import { createClient, textOf } from '../../testing/client';
import { respond } from '../respond';
import { recordCall } from './record-call';
import { createTrafficLog } from './traffic-log';

/** A client whose calls are recorded, as by every host. */
const recorded = () => {
  const { world } = createClient('waiting-cancellable');
  const log = createTrafficLog(world.traffic);
  const send = async (path: string, init: RequestInit = {}) => {
    const count = log.entries().length;
    const request = new Request(`https://api.example.test${path}`, init);
    const response = await recordCall(world, request, () => respond(world, request), request);
    await vi.waitFor(() => {
      expect(log.entries()).toHaveLength(count + 1);
      expect(log.entries()[0]).toMatchObject({ kind: 'call' });
    });
    return { entry: log.entries()[0], response };
  };
  return { world, log, send };
};

const login = (password: string): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ username: 'demo', password }),
});

it('traffic log: a call has its request, response and budget, without password and token', async () => {
  const { send } = recorded();
  const { entry, response } = await send('/api/auth/login', login('demo1234'));
  expect(entry).toMatchObject({
    id: 1,
    operation: 'login',
    status: 200,
    rule: null,
    request: { username: 'demo', password: '***' },
    response: { success: true, accessToken: '***' },
  });
  expect(JSON.stringify(entry)).not.toMatch(/demo1234/);
  expect(JSON.stringify(entry)).not.toContain(textOf(await response.json(), 'accessToken'));
  expect(entry && findingsOf(entry)).toEqual([]);
});

it('traffic log: names the check, failure or circumstance that decided', async () => {
  const { world, send } = recorded();
  const ruleOf = async (path: string, init?: RequestInit) => {
    const { entry } = await send(path, init);
    return entry?.kind === 'call' ? entry.rule : undefined;
  };
  expect(await ruleOf('/api/auth/login', login('wrong'))).toBe('Rule of login: INVALID_PASSWORD');
  expect(await ruleOf('/api/auth/me')).toBe('Check before me: TOKEN_MISSING');
  expect(await ruleOf('/api/nothing')).toBe('Unknown address');
  world.flags.faults = [{ operation: 'health', times: 1, corruption: 'html' }];
  expect(await ruleOf('/api/health')).toBe('Failure set in the simulator');
  world.flags.serverDown = true;
  expect(await ruleOf('/api/health')).toBe('Server unreachable');
});

it('traffic log: counts what the limit of calls leaves', async () => {
  const { world, send } = recorded();
  world.flags.callLimits = { api: 3, sms: 3 };
  const { response } = await send('/api/auth/login', login('demo1234'));
  const headers = { Authorization: `Bearer ${textOf(await response.json(), 'accessToken')}` };
  const left = async () => {
    const { entry } = await send('/api/payments/balance', { headers });
    return entry?.kind === 'call' ? entry.budget : undefined;
  };
  expect([await left(), await left()]).toEqual([
    { limiter: 'api', left: 2 },
    { limiter: 'api', left: 1 },
  ]);
});

/** A call that is listed, and continues with `answer` when told to. */
const startCall = async (init: RequestInit, answer: () => Response) => {
  const { world, log } = recorded();
  const request = new Request('https://api.example.test/api/health', init);
  const server = new EventEmitter();
  const respond = async () => {
    await once(server, 'answer');
    return answer();
  };
  const ended = recordCall(world, request, respond, request);
  await vi.waitFor(() => expect(log.entries()).toHaveLength(1));
  return {
    world,
    log,
    end: () => {
      server.emit('answer');
      return ended;
    },
  };
};

it('traffic log: a call without a response is pending; its response takes its place', async () => {
  const { world, log, end } = await startCall({ method: 'POST', body: '{"token":"abc"}' }, () =>
    Response.json({ success: true }),
  );
  const pending = { id: 1, kind: 'request', method: 'POST', path: '/api/health', request: { token: '***' } };
  expect(log.entries()).toMatchObject([pending]);
  expect(log.entries().map(findingsOf)).toEqual([null]);
  world.traffic.websocket('opened');
  await end();
  await vi.waitFor(() =>
    expect(log.entries()).toMatchObject([
      { id: 2, kind: 'websocket' },
      { id: 1, kind: 'call', status: 200, response: { success: true } },
    ]),
  );
});

it('traffic log: a call that its client gives up has no response, also where one comes later', async () => {
  const client = new AbortController();
  const late = Response.json({ success: true });
  const clone = vi.spyOn(late, 'clone');
  const { log, end } = await startCall({ signal: client.signal }, () => late);
  client.abort();
  const aborted = {
    id: 1,
    kind: 'call',
    status: 0,
    rule: 'The client closed the connection',
    response: null,
  };
  await vi.waitFor(() => expect(log.entries()).toMatchObject([aborted]));
  expect(await end()).toBe(late);
  expect(clone).not.toHaveBeenCalled();
});

it('traffic log: a call on which the simulation throws has no response', async () => {
  const { log, end } = await startCall({}, () => {
    throw new Error('a response violates its contract');
  });
  await expect(end()).rejects.toThrow('violates');
  await vi.waitFor(() => expect(log.entries()).toMatchObject([{ status: 0, rule: 'The simulation failed' }]));
});

it('traffic log: stores the newest 500 events, newest first', () => {
  const { world, log } = recorded();
  const seen = vi.fn();
  log.subscribe(seen);
  for (let count = 0; count < 510; count += 1) world.traffic.frame('client', `{"count":${count}}`);
  expect(log.entries()).toHaveLength(500);
  expect(log.entries()[0]).toMatchObject({ kind: 'frame', frame: { count: 509 } });
  expect(seen).toHaveBeenCalledTimes(510);
});

it('traffic log: reads no body without a listener, and parses none that is large', async () => {
  const { world } = createClient('waiting-cancellable');
  const request = new Request('https://api.example.test/api/health');
  const clone = vi.spyOn(request, 'clone');
  const response = new Response('{}');
  expect(await recordCall(world, request, () => response, request)).toBe(response);
  expect(clone).not.toHaveBeenCalled();

  const log = createTrafficLog(world.traffic);
  const parse = vi.spyOn(JSON, 'parse');
  await recordCall(world, request, () => new Response(`"${'a'.repeat(100_000)}"`));
  await vi.waitFor(() => expect(log.entries()).toMatchObject([{ response: 'Too large to record' }]));
  expect(parse).not.toHaveBeenCalled();
  parse.mockRestore();
});
