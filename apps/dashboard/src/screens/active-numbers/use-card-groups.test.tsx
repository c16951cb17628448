// @vitest-environment jsdom
import { smsReceived } from '@sms/domain/realtime/messages/events';
import { activeNumbersScreen } from '@sms/domain/numbers/list/polling';
import { aNumber, NOON } from '@sms/domain/testing/fixtures/a-number';
import { aReceivedSms } from '@sms/domain/testing/fixtures/an-sms';
import { openScreen } from '@sms/domain/testing/fixtures/numbers.fixture';
import { pass } from '@sms/domain/testing/harness/use-fake-clock';
import { act, renderHook } from '@testing-library/react';
import { Provider } from 'effector-react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useCardGroups } from './use-card-groups';

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  // jsdom has none.
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

const renderGroups = async () => {
  const { scope, fire } = openScreen([aNumber(), aNumber({ id: '2', activationId: 'a2' })]);
  fire(activeNumbersScreen.toggled, true);
  await pass();
  const { result } = renderHook(useCardGroups, {
    wrapper: ({ children }) => <Provider value={scope}>{children}</Provider>,
  });
  return { result, arrive: () => fire(smsReceived, [aReceivedSms()]) };
};

// After the menu of the other mouse button some systems send no `pointerup`.
it.each(['pointerup', 'pointercancel', 'contextmenu'])(
  'card groups: nothing moves under a press, until %s',
  async (type) => {
    const { result, arrive } = await renderGroups();
    act(() => void document.dispatchEvent(new Event('pointerdown')));
    act(() => arrive());
    expect(result.current).toMatchObject({ waitingIds: ['1', '2'], receivedIds: [] });
    act(() => void document.dispatchEvent(new Event(type)));
    expect(result.current).toMatchObject({ waitingIds: ['2'], receivedIds: ['1'] });
  },
);

it('card groups: a card starts from its old place, and one that goes along with its section does not move', async () => {
  /** Before and after the change. */
  const tops: Record<string, number[]> = {
    'number-1': [300, 100],
    waiting: [200, 350],
    'number-2': [250, 400],
  };
  const animate = vi.fn();
  for (const [key, value] of Object.entries({ animate, getAnimations: () => [] }))
    Object.defineProperty(Element.prototype, key, { value, configurable: true });
  document.body.innerHTML =
    '<i data-moves="number-1"></i><b data-moves="waiting"><i data-moves="number-2"></i></b>';
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: tops[this.getAttribute('data-moves') ?? '']?.shift() } as DOMRect;
  });
  const { result, arrive } = await renderGroups();
  act(() => arrive());
  expect(result.current.receivedIds).toEqual(['1']);
  expect(animate.mock.calls).toEqual([
    [{ translate: ['0 200px', '0'] }, expect.anything()],
    [{ translate: ['0 -150px', '0'] }, expect.anything()],
  ]);
});
