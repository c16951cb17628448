// @vitest-environment jsdom
import type { CardGroups } from '@sms/domain/numbers';
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

vi.mock(import('@sms/domain/numbers'), async (load) => ({ ...(await load()), $cardGroups }));

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(document, 'startViewTransition');
});

const renderGroups = () => {
  const scope = fork();
  const { result } = renderHook(useCardGroups, {
    wrapper: ({ children }) => <Provider value={scope}>{children}</Provider>,
  });
  return { result, arrive: scopeBind(smsArrived, { scope }) };
};

// After the menu of the other mouse button some systems send no `pointerup`.
it.each(['pointerup', 'pointercancel', 'contextmenu'])(
  'card groups: nothing moves under a press, until %s',
  async (type) => {
    const { result, arrive } = renderGroups();
    act(() => void document.dispatchEvent(new Event('pointerdown')));
    act(() => arrive('1'));
    // Longer than the code of the movement takes.
    await act(() => import('./card-view-transition'));
    expect(result.current).toMatchObject({ waitingIds: ['1', '2'], receivedIds: [] });
    act(() => void document.dispatchEvent(new Event(type)));
    await vi.waitFor(() => expect(result.current).toMatchObject({ waitingIds: ['2'], receivedIds: ['1'] }));
  },
);

it('card groups: a transition shows what is true when it begins, not when it was requested', async () => {
  const requests: (() => void)[] = [];
  Object.assign(document, {
    startViewTransition: (change: () => void) => {
      requests.push(change);
      return { ready: Promise.resolve() };
    },
  });
  const { result, arrive } = renderGroups();
  act(() => arrive('1'));
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  act(() => arrive('2'));
  expect(result.current.receivedIds).toEqual([]);
  act(() => requests[0]?.());
  expect(result.current).toMatchObject({ waitingIds: [], receivedIds: ['1', '2'] });
});
