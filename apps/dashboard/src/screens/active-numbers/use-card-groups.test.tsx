// @vitest-environment jsdom
import type { CardGroups } from '@sms/domain/numbers/cards/card-groups';
import { act, cleanup, renderHook } from '@testing-library/react';
import { fork, scopeBind } from 'effector';
import { Provider } from 'effector-react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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

vi.mock(import('@sms/domain/numbers/cards/card-groups'), async (load) => ({
  ...(await load()),
  $cardGroups,
}));

// jsdom has none.
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
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
  (type) => {
    const { result, arrive } = renderGroups();
    act(() => void document.dispatchEvent(new Event('pointerdown')));
    act(() => arrive('1'));
    expect(result.current).toMatchObject({ waitingIds: ['1', '2'], receivedIds: [] });
    act(() => void document.dispatchEvent(new Event(type)));
    expect(result.current).toMatchObject({ waitingIds: ['2'], receivedIds: ['1'] });
  },
);

it('card groups: a card that moves starts from its old place, and one that stays does not move', () => {
  /** Before and after the change. */
  const tops: Record<string, number[]> = { 'number-1': [300, 100], 'number-2': [500, 500] };
  const animate = vi.fn();
  for (const [key, value] of Object.entries({ animate, getAnimations: () => [] }))
    Object.defineProperty(Element.prototype, key, { value, configurable: true });
  document.body.innerHTML = '<i data-moves="number-1"></i><i data-moves="number-2"></i>';
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { left: 0, top: tops[this.getAttribute('data-moves') ?? '']?.shift() } as DOMRect;
  });
  const { result, arrive } = renderGroups();
  act(() => arrive('1'));
  expect(result.current.receivedIds).toEqual(['1']);
  expect(animate).toHaveBeenCalledExactlyOnceWith({ translate: ['0px 200px', '0'] }, expect.anything());
});
