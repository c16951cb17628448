import { allSettled, createEffect, createEvent, createStore, fork, restore } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiError } from '../../api/api-error';
import { createKeyedLoad } from './keyed-load';

const DELAY_MS = 300;

/** A load whose calls are answered by hand. */
const createSubject = () => {
  const calls: { key: string; answer: (text: string) => void; fail: () => void }[] = [];
  const keyChosen = createEvent<string | null>();
  const loadFx = createEffect<string, string, ApiError>(
    (key) =>
      new Promise((resolve, reject) => {
        calls.push({ key, answer: resolve, fail: () => reject({ kind: 'malformed' } satisfies ApiError) });
      }),
  );
  const load = createKeyedLoad({ $key: restore(keyChosen, null), loadFx, delayMs: DELAY_MS });
  const $answers = createStore<readonly string[]>([]).on(load.answered, (all, { key, answer }) => [
    ...all,
    `${key}=${answer}`,
  ]);
  const scope = fork();
  return {
    calls,
    keys: () => calls.map(({ key }) => key),
    choose: (key: string | null) => void allSettled(keyChosen, { scope, params: key }),
    refresh: () => void allSettled(load.refreshRequested, { scope }),
    state: () => ({
      answers: scope.getState($answers),
      status: scope.getState(load.$status),
    }),
  };
};

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('createKeyedLoad', () => {
  it('calls only after the wait, and counts as loading from the change on', async () => {
    const subject = createSubject();
    subject.choose('a');
    expect(subject.state().status).toBe('loading');
    await pass(DELAY_MS - 1);
    expect(subject.keys()).toEqual([]);
    await pass(1);
    expect(subject.keys()).toEqual(['a']);
    subject.calls[0]?.answer('1');
    await pass(0);
    expect(subject.state()).toEqual({ answers: ['a=1'], status: 'ready' });
  });

  it('lets a newer key cancel the waiting call', async () => {
    const subject = createSubject();
    subject.choose('a');
    await pass(DELAY_MS - 1);
    subject.choose('b');
    await pass(DELAY_MS);
    expect(subject.keys()).toEqual(['b']);
  });

  it('cancels the waiting call when nothing is wanted any more', async () => {
    const subject = createSubject();
    subject.choose('a');
    subject.choose(null);
    await pass(DELAY_MS);
    expect(subject.keys()).toEqual([]);
    expect(subject.state().status).toBe('ready');
  });

  it('ignores the late answer and the late failure of an earlier key', async () => {
    const subject = createSubject();
    subject.choose('a');
    await pass(DELAY_MS);
    subject.choose('b');
    await pass(DELAY_MS);
    subject.choose('c');
    await pass(DELAY_MS);
    subject.calls[0]?.answer('late');
    subject.calls[1]?.fail();
    await pass(0);
    expect(subject.state()).toEqual({ answers: [], status: 'loading' });
    subject.calls[2]?.answer('3');
    await pass(0);
    expect(subject.state()).toEqual({ answers: ['c=3'], status: 'ready' });
  });

  it('refreshes without the wait, and the newest of two calls wins', async () => {
    const subject = createSubject();
    subject.choose('a');
    await pass(DELAY_MS);
    subject.refresh();
    expect(subject.keys()).toEqual(['a', 'a']);
    subject.calls[1]?.answer('new');
    subject.calls[0]?.answer('old');
    await pass(0);
    expect(subject.state().answers).toEqual(['a=new']);
  });

  it('refreshes nothing without a key', async () => {
    const subject = createSubject();
    subject.refresh();
    await pass(DELAY_MS);
    expect(subject.keys()).toEqual([]);
  });

  it('tells a failure until the next answer', async () => {
    const subject = createSubject();
    subject.choose('a');
    await pass(DELAY_MS);
    subject.calls[0]?.fail();
    await pass(0);
    expect(subject.state()).toMatchObject({ status: 'failed' });
    subject.refresh();
    subject.calls[1]?.answer('1');
    await pass(0);
    expect(subject.state()).toMatchObject({ answers: ['a=1'], status: 'ready' });
  });
});
