import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepAlive } from './keep-alive';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const connect = () => {
  const client = Object.assign(new EventEmitter(), { ping: vi.fn(), terminate: vi.fn() });
  keepAlive(client, 1_000);
  return client;
};

it('keep-alive: a client that answers every ping stays connected', () => {
  const client = connect();
  client.ping.mockImplementation(() => client.emit('pong'));
  vi.advanceTimersByTime(10_000);
  expect(client.ping).toHaveBeenCalledTimes(10);
  expect(client.terminate).not.toHaveBeenCalled();
});

it('keep-alive: a client that leaves a ping unanswered until the next one is dropped', () => {
  const client = connect();
  vi.advanceTimersByTime(1_999);
  expect(client.terminate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(client.terminate).toHaveBeenCalledOnce();
});

it('keep-alive: stops with the connection', () => {
  const client = connect();
  client.emit('close');
  vi.advanceTimersByTime(10_000);
  expect(client.ping).not.toHaveBeenCalled();
});
