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
