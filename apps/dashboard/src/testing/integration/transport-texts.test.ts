import type { World } from '@sms/api-mocks';
import { $balanceError, $toasts, balanceRequested, errorText, isApiError } from '@sms/domain';
import { operations } from '@sms/domain/contracts';
import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startProduct } from '../start-product';

type Fault = World['flags']['faults'][number];

const SERVER_DEADLINE_MS = 90_000;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 2, 12) });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Loads the balance while its calls are disturbed. */
const loadBalance = async (fault: Omit<Fault, 'operation' | 'times'>) => {
  const { scope, world } = await startProduct('ready-to-buy');
  world.flags.faults = [{ operation: 'balance', times: Infinity, ...fault }];
  const loaded = allSettled(balanceRequested, { scope });
  let toasts: readonly string[] = [];
  for (let waitedMs = 0; waitedMs <= SERVER_DEADLINE_MS * 3; waitedMs += 1_000) {
    await vi.advanceTimersByTimeAsync(1_000);
    toasts = [...new Set([...toasts, ...scope.getState($toasts).map(({ text }) => text)])];
  }
  await loaded;
  return { toasts, error: scope.getState($balanceError) };
};

/** Every text of spec §8, Transport, and the order of §7 in which the text of an error is chosen. */
it.each([
  ['a limit that names its wait', { status: 429, text: '', retryAfterS: 17 }, 'Rate limited. Wait 17s'],
  ['a limit that names none', { status: 429, text: '' }, 'Rate limited. Wait and try again later'],
])('warns of %s', async (_, corruption, text) => {
  expect((await loadBalance({ corruption })).toasts).toEqual([text]);
});

it('shows that the server is starting up after 30 s without a response', async () => {
  const { toasts } = await loadBalance({ delayMs: 31_000, corruption: 'connection-lost' });
  expect(toasts).toEqual(['Server is starting up, please wait...']);
});

it('shows that the server is starting up when the deadline passes', async () => {
  expect((await loadBalance({ delayMs: Infinity })).toasts).toEqual([
    'Server is starting up, please wait...',
  ]);
});

it('shows the status code when an error has no text', async () => {
  const { client, world } = await startProduct('ready-to-buy');
  world.flags.faults = [{ operation: 'balance', times: 1, corruption: { status: 418, text: '' } }];
  const error = await client.call(operations.balance, {}).catch((reason: unknown) => reason);
  expect(isApiError(error) && errorText(error)).toBe('Request failed with status 418');
});

it.each([
  ['in the words of the server', { corruption: { status: 400, text: 'Not today' } }, 'Not today'],
  [
    'by its default where the server has none',
    { corruption: { status: 400, text: '' } },
    'Failed to fetch balance',
  ],
  ['by its default where a proxy answers', { corruption: 'html' }, 'Failed to fetch balance'],
  ['by its default for half an answer', { corruption: 'malformed' }, 'Failed to fetch balance'],
  [
    'by its default for an answer of another shape',
    { corruption: 'wrong-schema' },
    'Failed to fetch balance',
  ],
] satisfies [string, Omit<Fault, 'operation' | 'times'>, string][])(
  'reports a failed call %s',
  async (_, fault, text) => {
    expect(await loadBalance(fault)).toEqual({ toasts: [], error: text });
  },
);
