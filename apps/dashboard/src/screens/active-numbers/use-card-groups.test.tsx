// @vitest-environment jsdom
import type { CardGroups } from '@sms/domain';
import { act, cleanup, renderHook } from '@testing-library/react';
import { fork, scopeBind } from 'effector';
import { Provider } from 'effector-react';
import { afterEach, expect, it, vi } from 'vitest';
import { useCardGroups } from './use-card-groups';

const { $cardGroups, smsArrived } = await vi.hoisted(async () => {
  const { createEvent, createStore } = await import('effector');
  const arrived = createEvent<string>();
  const groups: CardGroups = {
    waitingIds: ['1', '2'],
    receivedIds: [],
    expiredIds: [],
    cancelledIds: [],
    endingIds: [],
  };
  const $groups = createStore(groups).on(arrived, ({ waitingIds, receivedIds, ...others }, id) => ({
    ...others,
    waitingIds: waitingIds.filter((other) => other !== id),
    receivedIds: [...receivedIds, id],
  }));
  return { $cardGroups: $groups, smsArrived: arrived };
});

vi.mock(import('@sms/domain'), async (load) => ({ ...(await load()), $cardGroups }));

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(document, 'startViewTransition');
});

it('card groups: a transition shows what is true when it begins, not when it was requested', async () => {
  const requests: (() => void)[] = [];
  Object.assign(document, {
    startViewTransition: (change: () => void) => {
      requests.push(change);
      return { ready: Promise.resolve() };
    },
  });
  const scope = fork();
  const arrive = scopeBind(smsArrived, { scope });
  const { result } = renderHook(useCardGroups, {
    wrapper: ({ children }) => <Provider value={scope}>{children}</Provider>,
  });
  act(() => arrive('1'));
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  act(() => arrive('2'));
  expect(result.current.receivedIds).toEqual([]);
  act(() => requests[0]?.());
  expect(result.current).toMatchObject({ waitingIds: [], receivedIds: ['1', '2'] });
});
